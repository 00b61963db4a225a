/** Caches texts that are slow to compute, such as highlighted code, between builds. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCodeVersion } from './build-code';
import { cacheFolder, cacheKey, fileCache } from './file-cache';

const folder = cacheFolder('texts');

const day = 24 * 60 * 60 * 1000;

/** Records the use of a text, once a day, so that it isn't pruned. */
function touch(file: string): void {
  const now = new Date();
  if (now.getTime() - statSync(file).mtimeMs > day) utimesSync(file, now, now);
}

/** Synchronous, because waiting for thousands of small files in turn would take longer than computing them. */
function read(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    touch(file);
    return text;
  } catch {
    return undefined;
  }
}

/** Stores a text atomically. A disk that is full or read-only costs time but never fails a build. */
function write(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** Outside Gatsby, `buildCodeVersion` doesn't cover the code that computes a text, so nothing is cached. */
const isGatsby = (): boolean => process.env.gatsby_executing_command !== undefined;

/**
 * Returns what `make` returns for these sources, cached by the sources and the version of the build's code.
 * @param sources everything that the text depends on besides the build's code, starting with the kind of text
 */
export async function cachedText(sources: readonly string[], make: () => Promise<string>): Promise<string> {
  if (!isGatsby()) return make();
  const file = join(folder, cacheKey(buildCodeVersion(), ...sources));
  const known = read(file);
  if (known !== undefined) return known;
  const text = await make();
  write(file, text);
  return text;
}

/** Removes texts unused for a long time. Call it at the end of a build. */
export const pruneTexts = (): Promise<void> => fileCache(folder).prune();
