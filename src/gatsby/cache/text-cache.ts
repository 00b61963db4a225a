/** Texts that take long to make, such as highlighted code, cached from build to build. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCodeVersion } from './build-code';
import { cacheFolder, cacheKey, fileCache } from './file-cache';

const folder = cacheFolder('texts');

const day = 24 * 60 * 60 * 1000;

/** Marks a text as used, once a day, so that it isn't pruned. */
function touch(file: string): void {
  const now = new Date();
  if (now.getTime() - statSync(file).mtimeMs > day) utimesSync(file, now, now);
}

/** Thousands of small texts are read at once: waiting for each in turn would take longer than to make them. */
function read(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    touch(file);
    return text;
  } catch {
    return undefined;
  }
}

/** Stores a text as a whole. A disk that is full or read-only costs time but never a build. */
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

/** Outside Gatsby the code that makes a text is not part of `buildCodeVersion`, so nothing is cached. */
const isGatsby = (): boolean => process.env.gatsby_executing_command !== undefined;

/**
 * Returns what `make` returns for these sources, from the cache if the same code has made it before.
 * @param sources everything that the text depends on besides the build's code; the first is the kind of text
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

/** Removes the texts that no build has asked for in a long time. To be called at the end of a build. */
export const pruneTexts = (): Promise<void> => fileCache(folder).prune();
