/** Writes social cards: each is drawn once, and cached between builds. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder, type FileCache, fileCache, writeAtomically } from '../cache/file-cache';
import { socialCardPath } from './address';
import { drawSocialCard } from './card-image';
import type { SocialCardInput } from './format';

const ownCache = (): FileCache => fileCache(cacheFolder('social-cards'));

async function write(input: SocialCardInput, file: string, cache: FileCache): Promise<void> {
  if (existsSync(file)) return;
  const cached = cache.get(basename(file));
  const drawn = cached ?? (await drawSocialCard(input));
  if (!cached) cache.put(basename(file), drawn);
  writeAtomically(file, drawn);
}

/** Cards that this process has written or is writing, by file: many pages share the site's card. */
const written = new Map<string, Promise<void>>();

/** Writes a card below `publicDir` unless it exists. Resolves to its address. */
export async function writeSocialCard(
  input: SocialCardInput,
  publicDir: string,
  cache = ownCache(),
): Promise<string> {
  const path = socialCardPath(input);
  const file = join(publicDir, path);
  const writing = written.get(file) ?? write(input, file, cache);
  written.set(file, writing);
  try {
    await writing;
  } catch (error) {
    written.delete(file);
    throw error;
  }
  return path;
}

/** Removes cards unused for a long time from the cache. Call it at the end of a build. */
export const pruneSocialCards = (): void => ownCache().prune();
