// @ts-check
import { withLock } from '../lib/lock.mjs';
import { root } from '../lib/root.mjs';
import { whyInstall } from './lockfile.mjs';
import { npmCi } from './npm-ci.mjs';

/**
 * Installs the locked packages if they're missing or differ from package-lock.json, and prints why. Throws a one-sentence
 * error if they can't be installed.
 */
export async function ensureDependencies() {
  if (!whyInstall(root)) return;
  const onWait = () => console.error('Waiting for another install to finish.');
  await withLock(root, { lock: 'install', onWait }, installIfNeeded);
}

async function installIfNeeded() {
  const reason = whyInstall(root);
  if (!reason) return;
  // On stderr: what a command prints on stdout may be data.
  console.error(`Installing packages: ${reason}.`);
  if (!(await npmCi(root))) {
    throw new Error('npm ci failed. Its error message is above. Check that the npm registry is reachable.');
  }
}
