// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** No install takes longer, in milliseconds: an older lock is left over, even if its process id is in use again. */
const stale = 15 * 60 * 1000;

/**
 * The file that holds the process id of whoever is at work in a folder. It is not in node_modules, which an install empties.
 * @param {string} folder
 */
export function lockOf(folder) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `install-${name}.lock`);
}

/**
 * Runs a task that no other process may run at the same time for the same folder: two commands started
 * together must not both empty node_modules. The second waits, then runs the task as well.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} task
 * @param {() => void} [onWait] called once when another process is at it
 * @returns {Promise<T>}
 */
export async function alone(folder, task, onWait = () => {}) {
  const lock = lockOf(folder);
  for (let turn = 0; !take(lock); turn += 1) {
    if (turn === 0) onWait();
    await sleep(300);
  }
  try {
    return await task();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Anything but "it exists" (a read-only temporary folder, say) is no reason to wait for ever.
    if (codeOf(error) !== 'EEXIST') return true;
  }
  if (!ownerIsAlive(lock)) rmSync(lock, { force: true });
  return false;
}

/** @param {string} lock */
function ownerIsAlive(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > stale) return false;
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner === process.pid) return false;
    // 0 is a lock that is just being written.
    if (owner !== 0) process.kill(owner, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error one of the system's */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
