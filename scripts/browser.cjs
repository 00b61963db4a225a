// @ts-check
// `node scripts/browser.cjs` prints the path of the browser for tests. CommonJS, because Playwright's configuration reads it too.
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');

/** Chromium without windows comes first: it takes less processor time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Ubuntu's chromium-browser without its snap exists, and doesn't start. On Windows `--version` opens a window. */
const starts = (/** @type {string} */ path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** @returns {string | undefined} where Playwright keeps its own browser */
function downloaded() {
  try {
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The path of a Chromium or Chrome that starts: CHROMIUM_PATH, an installed one, or Playwright's own.
 * @returns {string | undefined}
 */
function findBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const folders = PATH.split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [CHROMIUM_PATH, ...installed, ...places, downloaded()].find(
    (path) => path && existsSync(path) && starts(path),
  );
}

module.exports = { findBrowser };

if (require.main === module) console.log(findBrowser() ?? '');
