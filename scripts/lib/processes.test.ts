import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { run, start, stop } from './processes.mjs';

const node = process.execPath;

/** True while the process runs; false for one that has exited but whose parent hasn't collected it. */
function alive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

/** Waits for a condition, up to the test's time limit. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
}

test.each([
  ['the exit code', 'process.exit(3)', {}, 3],
  ['1 if it takes too long', 'setTimeout(() => {}, 60000)', { timeout: 200 }, 1],
  [
    '1 if it takes too long, and exits with 0 when stopped',
    "process.on('SIGTERM', () => process.exit(0)); setTimeout(() => {}, 60000)",
    { timeout: 2000 },
    1,
  ],
])('run returns %s', async (_what, code, options, expected) => {
  await expect(run(node, ['-e', code], options)).resolves.toBe(expected);
});

test('run returns 1 for a missing command', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(run('/no/such/command', [])).resolves.toBe(1);
  expect(error.mock.calls[0]?.[0]).toMatch(/can't start/);
  error.mockRestore();
});

test('stop ends the child and its descendants', async () => {
  const inner =
    "const c = require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);";
  const child = start(node, ['-e', `${inner} console.log(c.pid); setTimeout(() => {}, 60000)`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = child.stdout ? await once(child.stdout, 'data') : [];
  const grandchild = Number(String(line));
  expect(alive(grandchild)).toBe(true);
  await stop(child);
  await until(() => !alive(grandchild));
});
