// @ts-check
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { executable, which } from './which.mjs';

/**
 * What the search needs from the machine; tests pass their own.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {(path: string) => boolean} exists
 * @property {(command: string) => string | undefined} which
 * @property {(path: string) => boolean} starts
 * @property {() => string | undefined} downloaded the path of Playwright's own Chromium, whether or not it's installed
 */

/** Chromium without windows: the same engine, which takes a quarter less processor time for a page. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put Chrome on macOS and on Windows, if it isn't on PATH. */
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
 * The path of a Chromium or Chrome that starts: the one named by CHROMIUM_PATH or CHROME_PATH, an installed one, or
 * Playwright's download; undefined if there's none.
 * @param {Partial<Machine>} [machine]
 * @returns {string | undefined}
 */
export const findBrowser = (machine = {}) => find(machine, browsers);

/**
 * The same for tests, which prefer a shell without windows.
 * @param {Partial<Machine>} [machine]
 * @returns {string | undefined}
 */
export const findTestBrowser = (machine = {}) => find(machine, [...shells, ...browsers]);

/**
 * @param {Partial<Machine>} machine
 * @param {readonly string[]} commands in the order of preference
 * @returns {string | undefined}
 */
function find(machine, commands) {
  const { env, exists, which: pathOf, starts: runs, downloaded: own } = { ...thisMachine, ...machine };
  const candidates = [
    () => env.CHROMIUM_PATH,
    () => env.CHROME_PATH,
    ...commands.map((command) => () => pathOf(command)),
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
 * Whether the browser really starts. Ubuntu's chromium-browser without its snap, and a download without its system
 * libraries, exist but don't start.
 * @param {string} path
 */
function starts(path) {
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0;
}

/** Where Playwright keeps its Chromium; read from Playwright itself, which a fresh clone hasn't installed yet. */
function downloaded() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}
