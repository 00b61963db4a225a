import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { javaMajor } from '../machine/java.mjs';
import { nodeProblem } from '../machine/node-version.mjs';
import { parsePort, tryPort } from '../machine/port.mjs';
import { watchTypes } from '../test-steps/generated-types.mjs';
import { errorLines } from '../test-steps/html-validity.mjs';
import { coldCode } from './cold-code-args.mjs';
import { toolEnv } from './env.mjs';
import { root } from './root.mjs';

test.each([
  ['20.18.3', 'This site needs Node 20.19 or newer, and this is Node 20.18.3.'],
  ['18.20.4', 'This site needs Node 20.19 or newer, and this is Node 18.20.4.'],
  ['20.19.0', undefined],
  ['22.0.0', undefined],
])('Node %s: %s', (version, expected) => {
  expect(nodeProblem(version)).toBe(expected);
});

test('this version of Node accepts the arguments for cold code', () => {
  const { status, stderr } = spawnSync(process.execPath, [...coldCode, '-e', '0'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test("tools get the caller's environment without NODE_ENV, and are quiet", () => {
  const env = toolEnv({ CI: 'true', NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '0' });
  expect(env).toMatchObject({ CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  expect(env).not.toHaveProperty('NODE_ENV');
});

test.each([
  [false, {}, '1'],
  [true, {}, undefined],
  [false, { FORCE_COLOR: '1' }, undefined],
])('with a terminal %s and the settings %j, NO_COLOR is %s', (terminal, base, expected) => {
  expect(toolEnv(base, terminal).NO_COLOR).toBe(expected);
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['command not found', 0],
])('%s is Java %i', (output, expected) => {
  expect(javaMajor(output)).toBe(expected);
});

test('an HTML error names the file, the line and the message; warnings are ignored', () => {
  const url = `file:${root}/public/fees/index.html`;
  const report = {
    messages: [
      { type: 'error', url, lastLine: 12, message: 'Stray end tag “p”.' },
      { type: 'info', subType: 'warning', url, lastLine: 1, message: 'Trailing slash.' },
    ],
  };
  expect(errorLines(JSON.stringify(report))).toEqual(['public/fees/index.html:12: Stray end tag “p”.']);
});

describe('the generated types', () => {
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ["pass if the build doesn't change them", 'a', 'a', { failed: 0 }],
    ['fail if the build changes them', 'a', 'b', { failed: 1 }],
    ["fail if they weren't committed", undefined, 'a', { failed: 1 }],
    ['fail if the build writes none', undefined, undefined, { failed: 1 }],
  ])('%s', (_what, before, after, expected) => {
    const texts = [before, after];
    const types = watchTypes(() => texts.shift());
    types.remember();
    expect(types.compare()).toMatchObject(expected);
  });

  test("aren't compared if the build didn't run", () => {
    expect(watchTypes(() => 'a').compare()).toMatch(/wasn.t compared/);
  });
});

describe('the port', () => {
  test.each([
    [undefined, 9000],
    ['', 9000],
    ['8123', 8123],
  ])('of %j is %i', (text, expected) => {
    expect(parsePort(text)).toBe(expected);
  });

  test.each(['0', '70000', 'http', '80.5'])('%s is refused', (text) => {
    expect(() => parsePort(text)).toThrow(/PORT is/);
  });

  test('is refused while another server uses it', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(tryPort(port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
    await new Promise((resolve) => other.close(resolve));
    await expect(tryPort(port, '127.0.0.1')).resolves.toBe(port);
  });
});
