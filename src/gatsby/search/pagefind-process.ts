/** Watches Pagefind's process, which its package starts and waits for. */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** What Node publishes on its channel "child_process". */
type Started = { readonly process: ChildProcess };

function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  const how = signal ?? `exit code ${code}`;
  // Linux kills a process when memory runs out.
  const advice = signal === 'SIGKILL' ? ' Build on a machine with more memory.' : '';
  return new Error(`can't create the search index: Pagefind's process ended (${how}).${advice}`);
}

/**
 * Runs work that uses Pagefind. Pagefind's package waits forever for responses from a process that has ended; this rejects as soon as the
 * process ends.
 * @param work gets a promise that rejects when the process ends
 */
export async function withPagefindProcess<T>(work: (ended: Promise<never>) => Promise<T>): Promise<T> {
  let pagefind: ChildProcess | undefined;
  let watch = (_message: unknown) => {};
  const ended = new Promise<never>((_, reject) => {
    watch = (message) => {
      pagefind = (message as Started).process;
      pagefind.once('exit', (code, signal) => reject(endOf(code, signal)));
    };
  });
  subscribe('child_process', watch);
  try {
    return await Promise.race([work(ended), ended]);
  } catch (error) {
    // A request that can't be sent fails before Node reports the end. The package then kills the process.
    if (pagefind?.killed) await ended;
    throw error;
  } finally {
    unsubscribe('child_process', watch);
  }
}
