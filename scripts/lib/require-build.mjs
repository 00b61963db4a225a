// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws if a folder has no built site.
 * @param {string} folder such as the absolute path of `public/`
 */
export function requireBuild(folder) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}: run npm run build first.`);
}
