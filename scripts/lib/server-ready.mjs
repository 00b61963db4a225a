// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a server responds at an address, with any status. Rejects if the server's process exits first, or if it hasn't
 * responded in time.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 * @param {number} [limit] milliseconds
 */
export async function serverReady(url, server, limit = 300_000) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error('The server exited before it responded.');
    try {
      await fetch(url, { signal: AbortSignal.timeout(30_000) });
      return;
    } catch {
      await sleep(150);
    }
  }
  throw new Error(`The server didn't respond at ${url} within ${limit / 1000} seconds.`);
}
