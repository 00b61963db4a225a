// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { executable, which } from './which.mjs';

/** The oldest Java that runs the HTML checker. */
const oldest = 11;

/**
 * The major version in what `java -version` prints, 0 when there is none. "1.8.0_392" is Java 8.
 * @param {string} output
 */
export function javaMajor(output) {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return Number(match?.[1] ?? 0);
}

/**
 * The path of a Java runtime that is new enough, from JAVA_HOME or PATH; undefined when there is none.
 * @returns {string | undefined}
 */
export function findJava() {
  const home = process.env.JAVA_HOME;
  const file = process.platform === 'win32' ? 'java.exe' : 'java';
  const candidates = [home ? join(home, 'bin', file) : undefined, which('java')];
  return candidates.find((path) => path !== undefined && executable(path) && newEnough(path));
}

/** @param {string} java */
function newEnough(java) {
  const { stderr, stdout } = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 120_000 });
  return javaMajor(`${stderr}${stdout}`) >= oldest;
}
