/** Pictures that were made before, kept from build to build. Gatsby empties its own caches before each release build. */
import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Days after which a picture that no build has asked for is removed. */
export const keptFor = 60;

/** Renames when complete, so that a build that is stopped leaves no half of a picture to be taken for the whole. */
async function put(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  await write(draft);
  await rename(draft, file);
}

/** Writes a file, all of it or nothing. */
export const putFile = (file: string, data: Uint8Array): Promise<void> =>
  put(file, (draft) => writeFile(draft, data));

/** Copies a file, all of it or nothing; where the file system can, both share their bytes. */
export const putCopy = (from: string, to: string): Promise<void> =>
  put(to, (draft) => copyFile(from, draft, constants.COPYFILE_FICLONE));

/** Says that a file is in use. Resolves to whether there is one. */
export async function use(file: string, now = new Date()): Promise<boolean> {
  try {
    await utimes(file, now, now);
    return true;
  } catch {
    return false;
  }
}

/** Removes what has not been used for long, and what a stopped build left unfinished. */
export async function removeOld(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const age = now - (await stat(file)).mtimeMs;
    if (age > (name.endsWith('.draft') ? 1 : keptFor) * day) await rm(file);
  }
}
