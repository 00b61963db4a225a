import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { run, start, stop } from './processes.mjs';

const node = process.execPath;

/** True while the process runs; one that has ended but is not yet collected by its parent does not. */
function alive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

/** Waits for a condition; the test's own time limit ends the wait. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
}

test.each([
  ['the exit code', 'process.exit(3)', {}, 3],
  ['1 when it takes too long', 'setTimeout(() => {}, 60000)', { timeout: 200 }, 1],
])('run gives %s', async (_what, code, options, expected) => {
  await expect(run(node, ['-e', code], options)).resolves.toBe(expected);
});

test('run gives 1 for a command that is not there', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(run('/no/such/command', [])).resolves.toBe(1);
  expect(error.mock.calls[0]?.[0]).toMatch(/Could not start/);
  error.mockRestore();
});

test('stop ends the child and what it started', async () => {
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
