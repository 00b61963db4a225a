// @ts-check
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { executable, which } from './which.mjs';

/**
 * What the search needs of the machine; tests put their own in.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {(path: string) => boolean} exists
 * @property {(command: string) => string | undefined} which
 * @property {(path: string) => boolean} starts
 * @property {() => string | undefined} downloaded Playwright's own Chromium, there or not
 */

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put Chrome on macOS and on Windows, where it is not on PATH. */
const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  exists: executable,
  which,
  starts,
  downloaded,
};

/**
 * The path of a Chromium or Chrome that starts here: the one named by CHROMIUM_PATH or CHROME_PATH,
 * an installed one, or Playwright's download; undefined when there is none.
 * @param {Partial<Machine>} [machine]
 * @returns {string | undefined}
 */
export function findBrowser(machine = {}) {
  const { env, exists, which: find, starts: runs, downloaded: own } = { ...thisMachine, ...machine };
  const candidates = [
    () => env.CHROMIUM_PATH,
    () => env.CHROME_PATH,
    ...commands.map((command) => () => find(command)),
    ...usualPlaces.map((path) => () => path),
    own,
  ];
  for (const candidate of candidates) {
    const path = candidate();
    if (path && exists(path) && runs(path)) return path;
  }
  return undefined;
}

/**
 * True when the browser really starts. Ubuntu's chromium-browser without its snap, and a download
 * without its system libraries, are there and do not.
 * @param {string} path
 */
function starts(path) {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0;
}

/** Where Playwright keeps its Chromium; asked of Playwright itself, which a fresh clone has not installed yet. */
function downloaded() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}
