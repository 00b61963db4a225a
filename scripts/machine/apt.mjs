// @ts-check
import { spawnSync } from 'node:child_process';
import { run } from '../lib/processes.mjs';
import { which } from './which.mjs';

/** Waiting for a lock or a mirror is bounded, in milliseconds. */
const limit = 240_000;

/** What goes before apt-get: nothing for root, `sudo -n` where it asks no password, undefined where neither may. */
function privilege() {
  if (!which('apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  if (which('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
    return ['sudo', '-n'];
  return undefined;
}

/**
 * Installs packages of Debian or Ubuntu where this user may. False when that is not possible or did not work.
 * @param {string[]} packages
 * @returns {Promise<boolean>}
 */
export async function aptInstall(packages) {
  const before = privilege();
  if (!before) {
    console.log('apt-get is not here, or this user may not use it.');
    return false;
  }
  const apt = [
    ...before,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-o',
    'Acquire::Retries=3',
  ];
  const [command = '', ...args] = apt;
  if ((await run(command, [...args, 'update'], { timeout: limit })) !== 0) return false;
  const install = [...args, 'install', '-y', '--no-install-recommends', ...packages];
  return (await run(command, install, { timeout: limit })) === 0;
}
