/** Reads and examines many new files on all cores, before the check reads them one after the other from the cache. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CheckCache } from '../cache/check-cache';
import { type FoundText, textsBelow } from '../reading/content-files';
import { examineFile } from './file-rules';
import { noneTaken, untaken, type WorkerData, type WorkerResults } from './worker';

/**
 * The length of new texts from which another thread is worth its start: about twice that of the site's content. It loads the check
 * again and warms up its code, so with the site's own content the first check took 4.8 s instead of 3.9 s.
 */
const worthIt = 4_000_000;

/** Runs in a worker, where the check isn't loaded yet. */
const start = `import(require('node:worker_threads').workerData.bundle).then((check) => check.answerFileResults());`;

/** The results of a worker thread; none if it fails, because the check then computes them itself. */
export function resultsOfWorker(data: WorkerData): Promise<WorkerResults> {
  return new Promise((resolve) => {
    const worker = new Worker(start, { eval: true, workerData: data, stderr: true });
    worker.once('message', resolve);
    worker.once('error', () => resolve([]));
    worker.once('exit', () => resolve([]));
  });
}

const isNew =
  (cache: CheckCache) =>
  ({ found, text }: FoundText): boolean =>
    Object.keys(cache.entryOf(found.file, text).results).length === 0;

const rank = ({ found, text }: FoundText): number =>
  found.type.format === 'markdown' ? -text.length : text.length;

/**
 * Fills the cache with the results that depend on one file each, in several threads if there's much to do.
 * @param folder the content folder
 * @param enough the number of characters of new texts from which there is
 */
export async function computeFileResults(folder: string, cache: CheckCache, enough = worthIt): Promise<void> {
  const { bundle } = cache;
  const threads = availableParallelism() - 1;
  if (bundle === undefined || threads < 1) return;
  const texts = textsBelow(folder).filter(isNew(cache));
  if (texts.reduce((length, { text }) => length + text.length, 0) < enough) return;
  // Workers start with the longest Markdown and this thread with YAML: it's slow to warm up the code for both in both.
  texts.sort((a, b) => rank(a) - rank(b));
  const files = texts.map(({ found: { file, slug }, text }) => ({ file, slug, text }));
  const taken = noneTaken();
  const workers = Array.from({ length: threads }, () => resultsOfWorker({ bundle, files, taken }));
  for (const index of untaken(taken, texts.length, 'end')) examineFile(texts[index] as FoundText, cache);
  for (const [index, results] of (await Promise.all(workers)).flat()) {
    const { found, text } = texts[index] as FoundText;
    const entry = cache.entryOf(found.file, text);
    for (const [name, [state, value]] of Object.entries(results)) cache.store(entry, name, state, value);
  }
}
