// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, absolute. Every script works from here, whatever directory it was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The absolute path of an installed package's JavaScript command, to be run by Node itself:
 * quicker than npx, the same on Windows, and never fetched from anywhere.
 * Throws when the package is not installed or has no such command.
 * @param {string} packageName
 * @param {string} [command] the command's name where the package has several
 */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (typeof file !== 'string') throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}
