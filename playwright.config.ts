import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The first of some programs that is installed. */
const installed = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path));

const chromium =
  process.env.CHROMIUM_PATH ??
  installed('/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome');
const firefox = process.env.FIREFOX_PATH ?? installed('/usr/bin/firefox-esr', '/usr/bin/firefox');

/** The address of the site: BASE_URL, or that of the server that is started for the tests. */
const port = process.env.TEST_PORT ?? '9099';
const baseURL = process.env.BASE_URL ?? `http://127.0.0.1:${port}`;

/** Chromium runs as root and in containers, contacts no other host, and draws letters as visitors' browsers do. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Browser tests of the built site, under the headers that hosts send. With NIGHTLY=1 also what's tagged @nightly and the folder
 * "nightly", and what's tagged @firefox in Firefox.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/files',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args },
  },
  projects: process.env.NIGHTLY
    ? [
        { name: 'chromium', testMatch: /(browser|nightly)\/.*\.(spec|test)\.ts$/ },
        {
          name: 'firefox',
          testDir: 'tests/browser',
          // What Playwright can't do in Debian's Firefox: touch, the clipboard, Chromium's own tools.
          grep: /@firefox/,
          use: {
            browserName: 'firefox',
            channel: 'moz-firefox',
            // Playwright can't see a page that comes from the back-forward cache.
            launchOptions: {
              ...(firefox ? { executablePath: firefox } : {}),
              args: [],
              firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
            },
          },
        },
      ]
    : [{ name: 'chromium', testDir: 'tests/browser', grepInvert: /@nightly/ }],
  ...(process.env.BASE_URL
    ? {}
    : {
        webServer: {
          command: 'node deploy/serve.mjs',
          env: { HOST: '127.0.0.1', PORT: port },
          url: baseURL,
          stdout: 'ignore',
        },
      }),
});
