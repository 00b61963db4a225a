/** Parses content files, each text once. */
import type { ContentType } from '../../content-types';
import type { CacheEntry, CheckCache } from '../cache/check-cache';
import { failureOf } from '../diagnostics/guarded';
import { type ReadContent, readContent, restoredContent, savedContent } from './content-file';
import type { FoundFile } from './file-places';

/** Parsed files by cache entry: in a long-running process, a file with the same text is the same object. */
const reads = new WeakMap<CacheEntry, ReadContent>();

/** Parses a file. Whatever a parser throws is an error of the file. */
function readSafely(file: string, type: ContentType, text: string): ReadContent {
  try {
    return readContent(file, type, text);
  } catch (error) {
    return { diagnostics: [failureOf('reading', file, error)] };
  }
}

type Parsed = {
  readonly hash: string;
  readonly read: ReadContent;
  /** For the cache on disk. */
  readonly json: string | undefined;
};

/** The last text of each file that this process has parsed, for checks with another cache or of another copy. */
const lastParsed = new Map<string, Parsed>();

function parsed({ file, type }: FoundFile, text: string, hash: string): Parsed {
  const last = lastParsed.get(file);
  if (last?.hash === hash) return last;
  const read = readSafely(file, type, text);
  const made = { hash, read, json: read.content && savedContent(read.content) };
  lastParsed.set(file, made);
  return made;
}

/** Parses a file, unless this run or an earlier one has parsed the same text. */
export function readCached(found: FoundFile, text: string, cache: CheckCache): [ReadContent, CacheEntry] {
  const { file, type } = found;
  const entry = cache.entryOf(file, text);
  const known = reads.get(entry);
  if (known) return [known, entry];
  const saved = cache.recall<string>(entry, 'read', '');
  if (saved !== undefined) {
    const read = { content: restoredContent(file, type, text, saved), diagnostics: [] };
    reads.set(entry, read);
    return [read, entry];
  }
  const { read, json } = parsed(found, text, entry.hash);
  if (json !== undefined) cache.store(entry, 'read', '', json);
  reads.set(entry, read);
  return [read, entry];
}

/**
 * Releases what was parsed of a file, which is then restored from the cache when it's read again. The trees of 10,000 files would
 * take a gigabyte.
 */
export function releaseParsed({ file }: FoundFile, entry: CacheEntry, cache: CheckCache): void {
  if (cache.recall(entry, 'read', '') === undefined) return;
  reads.delete(entry);
  lastParsed.delete(file);
}
