/**
 * A file cache kept between builds, next to other tools' caches, because Gatsby clears its own. A disk that is full or
 * read-only costs time but never fails a build.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Days after which an unused entry is removed. */
export const daysKept = 60;

/** How often the use of an entry is recorded: at most once a day. */
const touchAfter = day;

export type FileCache = {
  /** The data under a key; undefined if missing or damaged. */
  readonly get: (key: string) => Buffer | undefined;
  /** Stores data under a key. Never throws. */
  readonly put: (key: string, data: Uint8Array | string) => void;
  /** Removes entries unused for {@link daysKept} days, and temporary files of stopped builds. Never throws. */
  readonly prune: (now?: number) => void;
};

/** Writes a new file, and its folder if that's missing. */
function writeNew(file: string, data: Uint8Array | string): void {
  try {
    writeFileSync(file, data, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data, { flag: 'wx' });
  }
}

/**
 * Writes a file atomically: other processes see the old one or the new one, even with two writers. Synchronous, like everything in this file:
 * waiting for thousands of small files in turn takes many times as long as reading or writing them.
 * @throws what the file system reports, such as a full disk; the file is then unchanged
 */
export function writeAtomically(file: string, data: Uint8Array | string): void {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    writeNew(draft, data);
    renameSync(draft, file);
  } catch (error) {
    orUndefined(() => rmSync(draft, { force: true }));
    throw error;
  }
}

const digestOf = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();
const digestLength = 32;

/** Hashes texts into a key, including their boundaries: ("ab", "c") and ("a", "bc") have different keys. */
export const cacheKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Hashes one long text into a key, four times as fast as `cacheKey`. */
export const textKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Hashes a list of texts into a key, one at a time: joined, they could exceed the longest string that V8 allows. */
export function textsKey(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(textKey(text));
  return hash.digest('hex').slice(0, 32);
}

function read(file: string): Buffer | undefined {
  const entry = readFileSync(file);
  const data = entry.subarray(digestLength);
  if (!digestOf(data).equals(entry.subarray(0, digestLength))) return undefined;
  const { mtimeMs } = statSync(file);
  const now = new Date();
  if (now.getTime() - mtimeMs > touchAfter) utimesSync(file, now, now);
  return data;
}

function pruneFolder(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const age = now - statSync(file).mtimeMs;
    if (age > (name.endsWith('.draft') ? 1 : daysKept) * day) rmSync(file, { force: true });
  }
}

/** What a function returns; undefined if it throws, because a cache never fails a build. */
function orUndefined<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

/** The folder of a cache, such as node_modules/.cache/pictures. */
export const cacheFolder = (name: string): string => join('node_modules', '.cache', name);

/**
 * A cache in a folder. Each entry starts with the SHA-256 of its data.
 * @param folder is created when the first entry is stored
 */
export const fileCache = (folder: string): FileCache => ({
  get: (key) => orUndefined(() => read(join(folder, key))),
  put: (key, data) => {
    const bytes = Buffer.from(data);
    orUndefined(() => writeAtomically(join(folder, key), Buffer.concat([digestOf(bytes), bytes])));
  },
  prune: (now = Date.now()) => orUndefined(() => pruneFolder(folder, now)),
});
