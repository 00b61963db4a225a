// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, absolute. Every script works from here, whatever the current directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The absolute path of an installed package's JavaScript command, to run with Node directly: faster than npx, the same on
 * Windows, and never downloaded. Throws if the package isn't installed or has no such command.
 * @param {string} packageName
 * @param {string} [command] the command's name if the package has several
 */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (typeof file !== 'string') throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}
