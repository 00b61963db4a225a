import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { alone, lockOf } from './alone.mjs';
import { start, stop } from './processes.mjs';

const folder = `/no/such/folder/${process.pid}`;
const lock = lockOf(folder);
afterEach(() => rmSync(lock, { force: true }));

test('the lock is held during the task, and gone after it even when it fails', async () => {
  const task = async () => {
    expect(existsSync(lock)).toBe(true);
    throw new Error('no registry');
  };
  await expect(alone(folder, task)).rejects.toThrow('no registry');
  expect(existsSync(lock)).toBe(false);
});

test('a task waits while another process has the lock, and runs when that one has died', async () => {
  const other = start(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
  writeFileSync(lock, String(other.pid));
  const events: string[] = [];
  let waits = () => {};
  const waiting = new Promise<void>((resolve) => {
    waits = resolve;
  });
  const isOver = () => other.exitCode !== null || other.signalCode !== null;
  const done = alone(
    folder,
    async () => events.push(isOver() ? 'task' : 'task too early'),
    () => {
      events.push('waits');
      waits();
    },
  );
  await waiting;
  await stop(other);
  await done;
  expect(events).toEqual(['waits', 'task']);
});
