import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the pages below a folder, excluding Gatsby's own fragments (_gatsby) and data folders named after pages. */
export async function htmlFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, '_gatsby')))
    .sort();
}
