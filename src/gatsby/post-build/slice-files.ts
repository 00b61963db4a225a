/**
 * Gatsby's own files in public/_gatsby: the script tags that it inserts into each page. Visitors never request them, so they
 * are kept elsewhere between builds. A build that found none would insert the tags into every page again.
 */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../cache/file-cache';

const kept = cacheFolder('gatsby-slices');
const sliceFolder = (publicDir: string): string => join(publicDir, '_gatsby');

/** Puts the files of the last build back, unless there are newer ones, or `public/` has been deleted with its pages. */
export async function restoreSlices(publicDir: string): Promise<void> {
  const folder = sliceFolder(publicDir);
  if (existsSync(folder) || !existsSync(kept) || !existsSync(join(publicDir, 'index.html'))) return;
  await cp(kept, folder, { recursive: true });
}

/** Takes the files out of `public/`. */
export async function removeSlices(publicDir: string): Promise<void> {
  const folder = sliceFolder(publicDir);
  if (!existsSync(folder)) return;
  await rm(kept, { recursive: true, force: true });
  await cp(folder, kept, { recursive: true });
  await rm(folder, { recursive: true });
}
