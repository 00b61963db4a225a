/** Writes the cards that pages ask for: each is drawn once, and kept from build to build. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { putCopy, putFile, removeOld, use } from '../kept-files';
import { socialCardPath } from './address';
import { drawSocialCard } from './draw';
import type { SocialCardInput } from './format';

/** Beside other tools' caches: Gatsby empties its own before each release build. */
const cacheFolder = join('node_modules', '.cache', 'social-cards');

async function write(input: SocialCardInput, kept: string, wanted: string): Promise<void> {
  const known = await use(kept);
  if (known && existsSync(wanted)) return;
  if (!known) await putFile(kept, await drawSocialCard(input));
  await putCopy(kept, wanted);
}

/** What this process has written or is writing, by its file: many pages have the card of the site. */
const written = new Map<string, Promise<void>>();

/** Writes a card below `publicDir` unless it is there. Resolves to its address once it is. */
export async function writeSocialCard(
  input: SocialCardInput,
  publicDir: string,
  cache = cacheFolder,
): Promise<string> {
  const path = socialCardPath(input);
  const wanted = join(publicDir, path);
  const writing = written.get(wanted) ?? write(input, join(cache, basename(path)), wanted);
  written.set(wanted, writing);
  try {
    await writing;
  } catch (error) {
    written.delete(wanted);
    throw error;
  }
  return path;
}

/** Removes the cards that no build has asked for in a long time from the cache. To be called at the end of a build. */
export async function forgetOldCards(cache = cacheFolder): Promise<void> {
  await mkdir(cache, { recursive: true });
  await removeOld(cache);
}
