// @ts-check
import { existsSync } from 'node:fs';
import { bundleCheck } from '../check/load-check.mjs';
import { withLock } from '../lib/lock.mjs';
import { run } from '../lib/processes.mjs';
import { root } from '../lib/root.mjs';
import { whyInstall } from './lockfile.mjs';

/**
 * Installs the locked packages if they're missing or differ from package-lock.json, and prints why. Throws a one-sentence
 * error if they can't be installed.
 */
export async function ensureDependencies() {
  if (!whyInstall(root)) return;
  const onWait = () => console.error('Waiting for another install to finish.');
  await withLock(root, { lock: 'install', onWait }, installIfNeeded);
}

/**
 * The arguments of `npm ci`. They take precedence over NODE_ENV and the user's ~/.npmrc, which must not omit packages: the tools are
 * development dependencies, their native parts are optional ones, and with legacy-peer-deps npm skips the peers.
 * @param {NodeJS.ProcessEnv} [env] npm passes its settings to scripts in it
 */
export function installArgs(env = process.env) {
  // Even a silent npm has to print why it failed.
  const level = env.npm_config_loglevel === 'silent' ? ['--loglevel=error'] : [];
  const everything = ['--include=dev', '--include=optional', '--include=peer', '--no-legacy-peer-deps'];
  return [...everything, ...level, '--no-audit', '--no-fund'];
}

async function installIfNeeded() {
  const reason = whyInstall(root);
  if (!reason) return;
  // On stderr: what a command prints on stdout may be data.
  console.error(`Installing packages: ${reason}.`);
  const { command, first } = npm();
  const code = await run(command, [...first, 'ci', ...installArgs()], { stdio: ['ignore', 2, 2] });
  if (code !== 0) {
    throw new Error('npm ci failed. Its error message is above. Check that the npm registry is reachable.');
  }
  // Now, so that the first check doesn't have to. If this fails, the check says why.
  await bundleCheck().catch(() => {});
}

/** The npm that called this script if there is one, so that both have the same version; otherwise the one on PATH. */
function npm() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js') && existsSync(cli)) return { command: process.execPath, first: [cli] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
}
