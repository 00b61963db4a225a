// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/processes.mjs';
import { withAddresses } from './addresses.mjs';
import { shrinkwrapName } from './lockfile.mjs';

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

/**
 * Runs `npm ci`, and again without addresses if that fails: a registry may have the archives elsewhere. The
 * addresses are in an npm-shrinkwrap.json, which npm reads instead of package-lock.json, and which is removed afterward. Returns whether the packages are
 * installed.
 * @param {string} folder of package-lock.json
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function npmCi(folder, env = {}) {
  const { command, first } = npm();
  const install = () =>
    run(command, [...first, 'ci', ...installArgs()], { cwd: folder, env, stdio: ['ignore', 2, 2] });
  const shrinkwrap = join(folder, shrinkwrapName);
  const remove = () => rmSync(shrinkwrap, { force: true });
  process.once('exit', remove);
  try {
    const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    writeFileSync(shrinkwrap, JSON.stringify(withAddresses(lockfile, npmSettings(folder, env))));
    if ((await install()) === 0) return true;
  } finally {
    remove();
    process.off('exit', remove);
  }
  console.error('Trying again, with the addresses that the registry has for the packages.');
  return (await install()) === 0;
}

/**
 * npm's settings in a folder; none if npm can't print them.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, unknown>}
 */
function npmSettings(folder, env) {
  const { command, first } = npm();
  const args = [...first, 'config', 'list', '--json'];
  const shell = command.endsWith('.cmd');
  const { stdout } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    shell,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

/** The npm that called this script if there is one, so that both have the same version; otherwise the one on PATH. */
function npm() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js') && existsSync(cli)) return { command: process.execPath, first: [cli] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
}
