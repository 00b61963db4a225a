/** The site's folder, whether this code runs from source, as in tests, or from what Gatsby has compiled elsewhere in the site. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function above(folder: string): string {
  if (existsSync(join(folder, 'gatsby-node.ts'))) return folder;
  if (dirname(folder) === folder)
    throw new Error(`There is no gatsby-node.ts above ${__dirname}. Run this from the site's folder.`);
  return above(dirname(folder));
}

/** The site's folder, as an absolute path. */
export const siteRoot = above(__dirname);
