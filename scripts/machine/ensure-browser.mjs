// @ts-check

import { run } from '../lib/processes.mjs';
import { commandOf } from '../lib/root.mjs';
import { aptInstall } from './apt.mjs';
import { findTestBrowser } from './browser.mjs';

/** Milliseconds after which a download is stopped. Some networks never respond instead of refusing. */
const downloadLimit = 150_000;

/**
 * Ways to get a browser, tried in order until one is found. Debian's packages come first: where apt-get works, so does its mirror.
 * The shell takes less processor time than the whole browser, which older releases have instead.
 * @type {{ announce: string, get: () => Promise<unknown> }[]}
 */
const defaultWays = [
  {
    announce: "Installing Chromium's headless shell with apt-get.",
    get: () => aptInstall(['chromium-headless-shell']),
  },
  { announce: 'Installing Chromium with apt-get.', get: () => aptInstall(['chromium']) },
  { announce: "Downloading Playwright's Chromium.", get: downloadChromium },
];

/**
 * The path of a Chromium or Chrome for tests, installing one if needed. Throws a one-sentence error if none can be
 * installed.
 * @param {typeof defaultWays} [ways] for tests
 * @param {() => string | undefined} [find] for tests
 * @returns {Promise<string>}
 */
export async function ensureBrowser(ways = defaultWays, find = findTestBrowser) {
  let path = find();
  for (const { announce, get } of ways) {
    if (path) return path;
    console.log(announce);
    await get();
    path = find();
  }
  if (path) return path;
  throw new Error(
    'No browser was found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Runs Playwright's own installer. Its failure isn't an error: there's another way. */
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
