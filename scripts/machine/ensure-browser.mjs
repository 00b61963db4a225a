// @ts-check

import { run } from '../lib/processes.mjs';
import { commandOf } from '../lib/root.mjs';
import { aptInstall } from './apt.mjs';
import { findBrowser } from './browser.mjs';

/** A download that takes longer is given up, in milliseconds. Some networks never answer instead of refusing. */
const downloadLimit = 150_000;

/**
 * Gets a browser where there is none: each way in turn, until one is found. The first needs no rights.
 * @type {{ announce: string, get: () => Promise<unknown> }[]}
 */
const ways = [
  { announce: "Downloading Playwright's Chromium.", get: downloadChromium },
  { announce: 'Installing Chromium with apt-get.', get: () => aptInstall(['chromium']) },
];

/**
 * The path of a Chromium or Chrome that starts, installing one when the machine has none.
 * Throws an error of one sentence when none can be had.
 * @param {typeof ways} [otherWays] for tests
 * @param {() => string | undefined} [find] for tests
 * @returns {Promise<string>}
 */
export async function ensureBrowser(otherWays = ways, find = findBrowser) {
  let path = find();
  for (const { announce, get } of otherWays) {
    if (path) return path;
    console.log(announce);
    await get();
    path = find();
  }
  if (path) return path;
  throw new Error(
    'No browser was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Runs Playwright's own installer. Its failure is no error: there is another way. */
async function downloadChromium() {
  await run(
    process.execPath,
    [commandOf('@playwright/test', 'playwright'), 'install', '--no-shell', 'chromium'],
    {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      timeout: downloadLimit,
    },
  );
}
