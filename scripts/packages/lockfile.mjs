// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */

/**
 * The packages of a lockfile by their folder; undefined when there is no readable one.
 * @param {string} path
 * @returns {Record<string, Entry> | undefined}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Why the packages must be installed, as the end of a sentence; undefined when they are all there.
 * npm writes node_modules/.package-lock.json last, with what it really installed: an install that broke off
 * leaves none, and one by hand counts as well as one by these scripts. Packages for other systems are optional.
 * @param {string} folder the directory of package-lock.json
 */
export function whyInstall(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  if (!wanted) return 'package-lock.json could not be read';
  if (!existsSync(join(folder, 'node_modules'))) return 'node_modules is not there yet';
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (!installed) return 'the last install did not finish';
  const differing = Object.keys(wanted).filter((path) => path && differs(wanted[path], installed[path]));
  const surplus = Object.keys(installed).filter((path) => !wanted[path]);
  const changed = [...differing, ...surplus];
  if (changed.length === 0) return undefined;
  const first = changed[0]?.replace(/^.*node_modules\//, '');
  return `package-lock.json has changed (${first}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''})`;
}

/**
 * @param {Entry | undefined} wanted
 * @param {Entry | undefined} installed
 */
function differs(wanted, installed) {
  if (!installed) return !wanted?.optional && !wanted?.devOptional;
  return wanted?.version !== installed.version || wanted?.integrity !== installed.integrity;
}
