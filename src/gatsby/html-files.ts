import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the pages below a folder; Gatsby's own fragments (_gatsby) are not pages. */
export async function htmlFilesIn(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths
    .filter((path) => path.endsWith('.html') && !path.startsWith('_gatsby') && !path.startsWith('~partytown'))
    .map((path) => join(folder, path))
    .sort();
}
