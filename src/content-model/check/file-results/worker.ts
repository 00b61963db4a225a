/** Examines files in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { contentTypeOf } from '../../content-types';
import { type CacheEntry, openCache } from '../cache/check-cache';
import { examineFile } from './file-rules';

/** A file for a worker: its path below content/, and its text. */
export type WorkerFile = { readonly file: string; readonly slug: string; readonly text: string };

/** What a worker gets. */
export type WorkerData = {
  readonly bundle: string;
  readonly files: readonly WorkerFile[];
  /** How many files threads have taken: in all, and from the start. */
  readonly taken: SharedArrayBuffer;
};

/** The results of the files that a worker took, by their index. */
export type WorkerResults = readonly (readonly [index: number, results: CacheEntry['results']])[];

/** Counts of files that threads take. */
export const noneTaken = (): SharedArrayBuffer => new SharedArrayBuffer(8);

/** The indexes that no other thread has taken, from the start, or from the end for the main thread only. */
export function* untaken(taken: SharedArrayBuffer, length: number, from: 'start' | 'end'): Generator<number> {
  const counts = new Int32Array(taken);
  for (let own = 1; Atomics.add(counts, 0, 1) < length; own += 1)
    yield from === 'start' ? Atomics.add(counts, 1, 1) : length - own;
}

/**
 * Examines files, each right after it was taken, so that the other threads get theirs.
 * @param indexes of the files to take, in order
 */
export function resultsOf(files: readonly WorkerFile[], indexes: Iterable<number>): WorkerResults {
  const cache = openCache();
  const results: [number, CacheEntry['results']][] = [];
  for (const index of indexes) {
    const { file, slug, text } = files[index] as WorkerFile;
    const type = contentTypeOf(file.replace(/^content\//, ''));
    if (type) results.push([index, examineFile({ found: { file, type, slug }, text }, cache).results]);
  }
  return results;
}

/** In a worker thread: examines files until there are no more, and posts the results. */
export function answerFileResults(): void {
  const { files, taken } = workerData as WorkerData;
  parentPort?.postMessage(resultsOf(files, untaken(taken, files.length, 'start')));
}
