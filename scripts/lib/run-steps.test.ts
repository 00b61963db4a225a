import { chooseSteps } from './choose-steps.mjs';
import { runSteps } from './run-steps.mjs';
import { one } from './summary.mjs';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** A step that passes or fails, or throws the given message. */
function step(id: string, passes: boolean | string, needsBuild = false) {
  const run = jest.fn(async () => {
    if (typeof passes === 'string') throw new Error(passes);
    return one(passes);
  });
  return { id, title: `Step ${id}`, needsBuild, run };
}

test('a failing step does not stop the following ones', async () => {
  const results = await runSteps([step('unit', false), step('types', 'no compiler'), step('lint', true)]);
  expect(results.map(({ count }) => count)).toEqual([one(false), one(false), one(true)]);
});

test('what needs the build is not run and has failed when the build failed', async () => {
  const browser = step('browser', true, true);
  const results = await runSteps([step('build', false), browser]);
  expect(browser.run).not.toHaveBeenCalled();
  expect(results[1]).toMatchObject({
    count: one(false),
    text: 'Step browser: not run, because the build failed',
  });
});

test('without the build step, what needs a build uses the last one', async () => {
  const results = await runSteps([step('browser', true, true)]);
  expect(results[0]?.count).toEqual(one(true));
});

test('a step with nothing to count says why and counts nothing', async () => {
  const html = { id: 'html', title: 'HTML', run: async () => 'no Java found' };
  const results = await runSteps([html]);
  expect(results[0]).toMatchObject({
    count: { passed: 0, failed: 0, skipped: 0 },
    text: 'HTML: no Java found',
  });
});

test('each step has a heading and a duration', async () => {
  await runSteps([step('unit', true), step('lint', true)]);
  const lines = log.mock.calls.map(([line]) => line);
  expect(lines[0]).toBe('\n=== 1 of 2: Step unit ===');
  expect(lines[1]).toMatch(/^--- Step unit: 1 passed, 0 failed \(\d+\.\d s\)$/);
});

describe('chooseSteps', () => {
  const steps = [step('types', true), step('unit', true), step('build', true)];
  test.each([
    [[], ['types', 'unit', 'build']],
    [['--only', 'unit'], ['unit']],
    [['--only=build,types'], ['types', 'build']],
  ])('%j chooses %j', (args, ids) => {
    expect(chooseSteps(args, steps).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    [['--only', 'unti'], 'There is no step "unti". The steps are types, unit, build.'],
    [['--only'], 'Arguments "--only" are not known. See npm test -- --help'],
    [['unit'], 'Arguments "unit" are not known. See npm test -- --help'],
  ])('%j is refused', (args, message) => {
    expect(() => chooseSteps(args, steps)).toThrow(message);
  });
});
