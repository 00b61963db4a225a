/**
 * A cache of files by key, kept from build to build beside the caches of other tools: Gatsby empties its own. A disk that is
 * full or read-only costs time but never a build: what cannot be read is made again, what cannot be written is left out.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Days after which an entry that no build has asked for is removed. */
export const daysKept = 60;

/** Entries that are used again say so once a day at most. */
const touchAfter = day;

export type FileCache = {
  /** The data under a key; undefined where there is none or it is damaged. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Stores data under a key. Never rejects. */
  readonly put: (key: string, data: Uint8Array | string) => Promise<void>;
  /** Removes entries that no build has asked for in {@link daysKept} days, and what stopped builds left. Never rejects. */
  readonly prune: (now?: number) => Promise<void>;
};

/**
 * Writes a file as a whole: other processes see the old one or the new one. Two may write the same file at once.
 * @throws what the file system reports, such as a full disk; the file is then unchanged
 */
export async function writeWhole(file: string, data: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, data);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

const digestOf = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();
const digestLength = 32;

/** The hash of some texts as a key. Texts are told apart: ("ab", "c") and ("a", "bc") have two keys. */
export const cacheKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

async function read(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file);
  const data = entry.subarray(digestLength);
  if (!digestOf(data).equals(entry.subarray(0, digestLength))) return undefined;
  const { mtimeMs } = await stat(file);
  const now = new Date();
  if (now.getTime() - mtimeMs > touchAfter) await utimes(file, now, now);
  return data;
}

async function pruneFolder(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const age = now - (await stat(file)).mtimeMs;
    if (age > (name.endsWith('.draft') ? 1 : daysKept) * day) await rm(file, { force: true });
  }
}

/** The folder of a cache, such as node_modules/.cache/pictures of the site that is built. */
export const cacheFolder = (name: string): string => join('node_modules', '.cache', name);

/**
 * A cache in a folder. Each entry starts with the SHA-256 of its data.
 * @param folder is created when the first entry is stored
 */
export const fileCache = (folder: string): FileCache => ({
  get: (key) => read(join(folder, key)).catch(() => undefined),
  put: (key, data) => {
    const bytes = Buffer.from(data);
    return writeWhole(join(folder, key), Buffer.concat([digestOf(bytes), bytes])).catch(() => {});
  },
  prune: (now = Date.now()) => pruneFolder(folder, now).catch(() => {}),
});
