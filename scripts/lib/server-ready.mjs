// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a server answers at an address, whatever its status.
 * Throws when the server's process ends first, or when it has not answered in time.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 * @param {number} [limit] milliseconds
 */
export async function answers(url, server, limit = 300_000) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error('The server ended before it answered.');
    try {
      await fetch(url, { signal: AbortSignal.timeout(30_000) });
      return;
    } catch {
      await sleep(150);
    }
  }
  throw new Error(`The server did not answer at ${url} within ${limit / 1000} seconds.`);
}
