/** What links on the screen lead to is loaded ahead, a few pages at a time and only when the browser has nothing better to do. */
import { savesData } from '../lib/loading/data-saver';
import { prefetchData } from './pages';

/** Milliseconds between batches. */
const interval = 3000;
const batchSize = 4;

const queue = new Set<string>();
let waiting = false;

/**
 * Adds the page of a link that has come into view.
 * @returns what takes it out again, in the shape that Gatsby's Link expects
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
  setTimeout(() => idle(takeBatch), interval);
}

function takeBatch(): void {
  waiting = false;
  for (const address of [...queue].slice(0, batchSize)) {
    queue.delete(address);
    prefetchData(address);
  }
  if (queue.size > 0) wait();
}
