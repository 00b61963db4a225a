/** A file for a worker thread. Its content type isn't plain data, so the thread looks it up. */
import { contentTypeOf } from '../../content-types';
import type { CacheEntry, CheckCache } from '../cache/check-cache';
import type { ReadContent } from '../reading/content-file';
import type { FoundText } from '../reading/content-files';
import { readCached } from '../reading/read-cached';

/** A file's path from the repository's root, its text, and its known results. */
export type WorkerFile = {
  readonly file: string;
  readonly slug: string;
  readonly text: string;
  readonly results?: CacheEntry['results'];
};

/** A found text for a worker thread. */
export const workerFileOf = ({ found: { file, slug }, text }: FoundText): WorkerFile => ({
  file,
  slug,
  text,
});

/** The text with its content type. @throws if there's no such type */
export function foundTextOf({ file, slug, text }: WorkerFile): FoundText {
  const type = contentTypeOf(file.replace(/^content\//, ''));
  if (!type) throw new Error(`${file} has no content type.`);
  return { found: { file, type, slug }, text };
}

/** Parses a file, unless this thread has parsed it or its parsed values are among its results. */
export function readWorkerFile(workerFile: WorkerFile, cache: CheckCache): [ReadContent, CacheEntry] {
  const { found, text } = foundTextOf(workerFile);
  Object.assign(cache.entryOf(found.file, text).results, workerFile.results);
  return readCached(found, text, cache);
}
