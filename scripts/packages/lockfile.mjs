// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */

/** What an install reads instead of package-lock.json. It's there only while an install runs. */
export const shrinkwrapName = 'npm-shrinkwrap.json';

/**
 * The packages of a lockfile by folder; undefined if there's no readable lockfile.
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
 * Why the packages must be installed, as the end of a sentence; undefined if they're all there. npm writes
 * node_modules/.package-lock.json last, with what it really installed: an interrupted install leaves none, or an npm-shrinkwrap.json, and a manual
 * install counts as well as one by these scripts. Packages for other systems are optional.
 * @param {string} folder the folder of package-lock.json
 */
export function whyInstall(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  if (!wanted) return "package-lock.json can't be read";
  if (!existsSync(join(folder, 'node_modules'))) return "there's no node_modules yet";
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (!installed || existsSync(join(folder, shrinkwrapName))) return "the last install didn't finish";
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
