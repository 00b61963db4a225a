import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandOf, root } from './root.mjs';

const run = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 });

test.each([
  ['serve.mjs', ['--prot', '9100'], "Unknown option '--prot'. Add --help for the options.\n"],
  ['start.mjs', ['9100'], "Unexpected argument '9100'. Add --help for the options.\n"],
  ['gatsby.mjs', ['build', '--claen'], "Unknown option '--claen'. Add --help for the options.\n"],
  ['gatsby.mjs', ['develop', '-x'], "Unknown option '-x'. Add --help for the options.\n"],
  ['test.mjs', ['--only', 'untis'], /^There is no step "untis"/],
  ['test-engines.mjs', ['--only', 'chrome'], /^There is no engine "chrome"/],
])('scripts/%s %j prints why and ends with 2', (file, args, why) => {
  const { status, stdout, stderr } = run([join(root, 'scripts', file), ...args]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(why);
});

test('so does a command that tsx runs', () => {
  const { status, stdout, stderr } = run([
    commandOf('tsx', 'tsx'),
    join(root, 'scripts', 'bench-pages.ts'),
    '--no-such-option',
  ]);
  expect(stderr).toMatch("Unknown option '--no-such-option'");
  expect([status, stdout]).toEqual([2, '']);
});
