/**
 * Results of earlier checks, by content, kept on disk between runs. An entry belongs to one text of one file; a result in it
 * belongs to one state of everything else that it depends on. Nothing here throws: an unreadable cache is empty, and an
 * unwritable one isn't saved.
 */
import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A result with the hash of the state that it depends on. Values are JSON. */
type Result = readonly [state: string, value: unknown];

/** What is known about one text of a file. */
export type CacheEntry = {
  /** Hash of the text. */
  readonly hash: string;
  readonly results: Record<string, Result>;
};

type Entries = Record<string, CacheEntry>;

export type CheckCache = {
  /** The address of the check as one module, for worker threads. */
  readonly bundle?: string | undefined;
  /** The entry of a file with this text; a new one if the file had another text or none. */
  readonly entryOf: (file: string, text: string) => CacheEntry;
  /** The result of an entry with this name and state, if there is one. */
  readonly recall: <T>(entry: CacheEntry, name: string, state: string) => T | undefined;
  /** Stores a JSON result, replacing an older one with this name, and returns it. */
  readonly store: <T>(entry: CacheEntry, name: string, state: string, value: T) => T;
  /** Removes the entry of a file. */
  readonly forget: (file: string) => void;
  /** Removes the entries of all other files and, if anything is new, writes the rest to disk. */
  readonly keep: (files: ReadonlySet<string>) => void;
};

/** The file of a cache, the version of the code whose results it has, and the address of this code for worker threads. */
export type CachePlace = { readonly file: string; readonly version: string; readonly bundle?: string };

/** A short hash that identifies a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The first line of the file. */
const headerOf = (version: string, body: Buffer): string =>
  `${version} ${createHash('sha256').update(body).digest('base64url')}\n`;

/** The saved entries; empty if the file is missing, damaged, or of another version. */
function readEntries({ file, version }: CachePlace): Entries {
  try {
    const bytes = readFileSync(file);
    const start = bytes.indexOf('\n') + 1;
    const body = bytes.subarray(start);
    const isWhole = bytes.toString('utf8', 0, start) === headerOf(version, body);
    return isWhole ? (JSON.parse(body.toString()) as Entries) : {};
  } catch {
    return {};
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Without a folder there's nothing to remove.
  }
}

/** Writes the file atomically. Without space or permission, writes nothing. */
function writeEntries({ file, version }: CachePlace, entries: Entries): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    const body = Buffer.from(JSON.stringify(entries));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, headerOf(version, body));
    appendFileSync(temporary, body);
    renameSync(temporary, file);
  } catch {
    removeIfThere(temporary);
  }
}

/**
 * Opens a cache.
 * @param place omitted for a cache in memory only
 */
export function openCache(place?: CachePlace): CheckCache {
  const entries = new Map(Object.entries(place ? readEntries(place) : {}));
  let isSaved = true;
  return {
    bundle: place?.bundle,
    entryOf: (file, text) => {
      const hash = hashOf(text);
      const known = entries.get(file);
      if (known?.hash === hash) return known;
      const entry: CacheEntry = { hash, results: {} };
      entries.set(file, entry);
      isSaved = false;
      return entry;
    },
    recall: <T>(entry: CacheEntry, name: string, state: string) => {
      const known = entry.results[name];
      return known?.[0] === state ? (known[1] as T) : undefined;
    },
    store: (entry, name, state, value) => {
      entry.results[name] = [state, value];
      isSaved = false;
      return value;
    },
    forget: (file) => {
      entries.delete(file);
      isSaved = false;
    },
    keep: (files) => {
      for (const file of entries.keys()) {
        if (files.has(file)) continue;
        entries.delete(file);
        isSaved = false;
      }
      if (place && !isSaved) writeEntries(place, Object.fromEntries(entries));
      isSaved = true;
    },
  };
}
