// @ts-check
/** Prepares a fresh clone on a machine with nothing but Node and npm. Imports no package. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.cjs';

/** @param {string} command @param {string[]} args */
const succeeds = (command, ...args) =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** npm writes the second file at the end of an install. Packages for other systems are optional. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) =>
      !path || optional || devOptional || installed[path]?.version === version,
  );
}

/** Installs the packages of package-lock.json if others are installed, or none. Throws if npm fails. */
export function installPackages() {
  if (isInstalled()) return;
  console.error('Installing packages. This takes a minute or two.');
  const npm = process.env.npm_execpath ?? '';
  // A user's own settings must not leave out packages that the build needs.
  if (!succeeds(process.execPath, npm, 'ci', '--include=dev', '--include=optional'))
    throw new Error('npm ci failed. Its message is above. Is the npm registry reachable?');
}

/** Debian's packages, which need root. Older releases have only the whole browser. */
const apt = ['chromium-headless-shell', 'chromium'].map((name) => () => {
  const install = ['apt-get', '-qq', 'install', '-y', '--no-install-recommends', name];
  return process.getuid?.() === 0 && succeeds('env', 'DEBIAN_FRONTEND=noninteractive', ...install);
});

/** The path of a browser for the tests, which is installed if there's none. Throws if that fails. */
export function installBrowser() {
  const playwright = () =>
    succeeds(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  const update = () => process.getuid?.() === 0 && succeeds('apt-get', '-qq', 'update');
  let path = findBrowser();
  if (!path) console.error('Installing a browser.');
  for (const install of [update, ...apt, playwright]) {
    if (path) return path;
    install();
    path = findBrowser();
  }
  if (path) return path;
  throw new Error('No browser was found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}
