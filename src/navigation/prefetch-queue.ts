/** Prefetches pages of visible links, a few at a time and only when the browser is idle. */
import { savesData } from '../lib/loading/data-saver';
import { prefetchData } from './pages';

/** Milliseconds between batches. */
export const prefetchInterval = 3000;
const batchSize = 4;

const queue = new Set<string>();
let waiting = false;

/**
 * Adds the page of a link that has scrolled into view.
 * @returns an object that removes it again, in the shape that Gatsby's Link expects
 */
export function enqueue(address: string): { abort: () => void } {
  if (!savesData()) {
    queue.add(address);
    wait();
  }
  return { abort: () => queue.delete(address) };
}

function wait(): void {
  if (waiting) return;
  waiting = true;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
  setTimeout(() => idle(takeBatch), prefetchInterval);
}

function takeBatch(): void {
  waiting = false;
  for (const address of [...queue].slice(0, batchSize)) {
    queue.delete(address);
    prefetchData(address);
  }
  if (queue.size > 0) wait();
}
