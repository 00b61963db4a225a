/** Which version of the build's own code is running. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

let version: string | undefined;

/**
 * A hash of everything that decides what a build makes of content and components: the build's code, installed packages, Node.
 * `__filename` is the bundle that holds all of that code (scripts/build/load-bundled.cjs).
 */
export function buildCodeVersion(): string {
  if (version === undefined) {
    const hash = createHash('sha256').update(process.version);
    for (const file of ['package-lock.json', 'package.json', __filename]) hash.update(readFileSync(file));
    version = hash.digest('hex');
  }
  return version;
}
