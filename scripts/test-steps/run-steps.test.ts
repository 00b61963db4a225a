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
  expect(results[1]).toMatchObject({ count: one(false), note: 'not run, because the build failed' });
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
    note: 'no Java found',
  });
});

test('each step has a heading and a duration', async () => {
  await runSteps([step('unit', true), step('lint', true)]);
  const lines = log.mock.calls.map(([line]) => line);
  expect(lines[0]).toBe('\n=== 1 of 2: Step unit ===');
  expect(lines[1]).toMatch(/^--- Step unit: 1 passed, 0 failed \(\d+\.\d s\)$/);
});

describe('a step that may run beside another', () => {
  const events: string[] = [];
  const startBeside = (id: string) => {
    events.push(`${id} starts`);
    return {
      outcome: Promise.resolve({ count: one(false), seconds: 3 }),
      print: () => events.push(`${id} is shown`),
    };
  };
  const build = {
    ...step('build', true),
    run: async () => {
      events.push('build runs');
      return one(true);
    },
  };
  beforeEach(() => events.splice(0));

  test('starts with it and is shown after it, and keeps its place in the results', async () => {
    const unit = { ...step('unit', true), beside: 'build' };
    const results = await runSteps([unit, build], startBeside);
    expect(events).toEqual(['unit starts', 'build runs', 'unit is shown']);
    expect(unit.run).not.toHaveBeenCalled();
    expect(results.map(({ step: { id }, count }) => [id, count.failed])).toEqual([
      ['unit', 1],
      ['build', 0],
    ]);
  });

  test('runs by itself when the other is not chosen', async () => {
    const unit = { ...step('unit', true), beside: 'build' };
    const results = await runSteps([unit], startBeside);
    expect(events).toEqual([]);
    expect(results[0]?.count).toEqual(one(true));
  });

  test('is not run when both need a build that failed', async () => {
    const html = step('html', true, true);
    const snippets = { ...step('snippets', true, true), beside: 'html' };
    const results = await runSteps([step('build', false), html, snippets], startBeside);
    expect(events).toEqual([]);
    expect(results.map(({ count }) => count.failed)).toEqual([1, 1, 1]);
  });

  test('has failed when its process ended without an outcome', async () => {
    const unit = { ...step('unit', true), beside: 'build' };
    const dead = () => ({ outcome: Promise.resolve(undefined), print: () => undefined });
    const results = await runSteps([unit, build], dead);
    expect(results[0]?.count).toEqual(one(false));
  });
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
