// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './processes.mjs';

/** Milliseconds after which a lock counts as stale: no install, build or day of developing takes longer. */
const stale = 24 * 60 * 60 * 1000;

/**
 * The file with the ID of the process that works in a folder, and a description of its work. It isn't in node_modules,
 * which an install empties.
 * @param {string} folder
 * @param {string} lockName what must not run twice at the same time: "install" or "build"
 */
export function lockOf(folder, lockName) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `${lockName}-${name}.lock`);
}

/**
 * @typedef {object} Options
 * @property {string} lock what may only run once at a time: "install" or "build"
 * @property {string} [work] a description of the work, for the other process; by default the lock's name
 * @property {(work: string) => void} [onWait] called once if another process is at work, with the description of its work;
 *   may throw to avoid waiting
 */

/**
 * Runs a task that no other process may run at the same time for the same folder. A second process waits, then runs its
 * task too.
 * @template T
 * @param {string} folder
 * @param {Options} options
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withLock(folder, { lock: lockName, work = lockName, onWait = () => {} }, task) {
  const lock = lockOf(folder, lockName);
  for (let turn = 0; !acquire(lock, work); turn += 1) {
    if (turn === 0) onWait(owner(lock).work);
    await sleep(300);
  }
  try {
    return await task();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Takes the lock if no running process has it. Returns whether it's taken. A lock is removed only after it was found to be in the
 * way, so that of two processes that start at once, neither removes the other's. (If a crash left a lock, and two processes find it
 * in the same instant, one may.)
 * @param {string} lock
 * @param {string} work
 */
function acquire(lock, work) {
  if (create(lock, work)) return true;
  if (ownerIsAlive(lock)) return false;
  rmSync(lock, { force: true });
  return create(lock, work);
}

/**
 * @param {string} lock
 * @param {string} work
 */
function create(lock, work) {
  try {
    writeFileSync(lock, `${process.pid} ${work}`, { flag: 'wx' });
    return true;
  } catch (error) {
    // Any error but "it exists", such as a read-only temporary folder, is no reason to wait forever.
    return codeOf(error) !== 'EEXIST';
  }
}

/**
 * The owner of a lock; the process ID is 0 while the lock is being written.
 * @param {string} lock
 */
function owner(lock) {
  try {
    const [pid, ...work] = readFileSync(lock, 'utf8').split(' ');
    return { pid: Number(pid), work: work.join(' ') };
  } catch {
    return { pid: 0, work: '' };
  }
}

/** @param {string} lock */
function ownerIsAlive(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > stale) return false;
    const { pid } = owner(lock);
    if (pid === process.pid) return false;
    return pid === 0 || isRunning(pid);
  } catch {
    // There's no lock.
    return false;
  }
}

/** @param {unknown} error one of the system's */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
