import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { lockOf, withLock } from './lock.mjs';
import { start, stop } from './processes.mjs';

const folder = `/no/such/folder/${process.pid}`;
const lock = lockOf(folder, 'build');
afterEach(() => rmSync(lock, { force: true }));

/** A process that runs until stopped, and holds the lock. */
function otherWith(work: string) {
  const other = start(process.execPath, ['-e', 'setTimeout(() => {}, 600000)'], { stdio: 'ignore' });
  writeFileSync(lock, `${other.pid} ${work}`);
  return other;
}

test('the lock is held during the task, and released after it even if it fails', async () => {
  const task = async () => {
    expect(existsSync(lock)).toBe(true);
    throw new Error('no registry');
  };
  await expect(withLock(folder, { lock: 'build' }, task)).rejects.toThrow('no registry');
  expect(existsSync(lock)).toBe(false);
});

test('a task waits while another process has the lock, and runs when that process has exited', async () => {
  const other = otherWith('build');
  const events: string[] = [];
  let waiting = () => {};
  const waits = new Promise<void>((resolve) => {
    waiting = resolve;
  });
  const onWait = (work: string) => {
    events.push(`waits for ${work}`);
    waiting();
  };
  const done = withLock(folder, { lock: 'build', onWait }, async () => events.push('task'));
  await waits;
  expect(events).toEqual(['waits for build']);
  await stop(other);
  await done;
  expect(events).toEqual(['waits for build', 'task']);
});

test('a task that can’t wait for another process doesn’t run, and leaves the lock', async () => {
  const other = otherWith('npm run develop');
  const task = jest.fn();
  const onWait = (work: string) => {
    throw new Error(`${work} is running`);
  };
  await expect(withLock(folder, { lock: 'build', onWait }, task)).rejects.toThrow(
    'npm run develop is running',
  );
  expect(task).not.toHaveBeenCalled();
  expect(existsSync(lock)).toBe(true);
  await stop(other);
});

test('a lock of a killed process is ignored', async () => {
  const other = otherWith('npm run develop');
  await stop(other);
  const onWait = jest.fn();
  await withLock(folder, { lock: 'build', onWait }, async () => {});
  expect(onWait).not.toHaveBeenCalled();
});
