/** Where the site is. The code of the build runs as it is in tests, and as a bundle elsewhere in the site's folder otherwise. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function above(folder: string): string {
  if (existsSync(join(folder, 'gatsby-node.js'))) return folder;
  if (dirname(folder) === folder) throw new Error(`There is no gatsby-node.js above ${__dirname}.`);
  return above(dirname(folder));
}

/** The folder of the site, absolute. */
export const siteRoot = above(__dirname);
