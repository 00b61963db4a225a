import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tests/support/chromium-args';

/**
 * The browser that the scripts find, or Playwright's own if that is empty. Another process finds it, because Playwright can't
 * load ES modules here; the result is kept for the workers, which read this file again.
 */
function findBrowser(): string {
  const script = join(__dirname, 'scripts', 'have.mjs');
  return spawnSync(process.execPath, [script, 'browser'], { encoding: 'utf8' }).stdout.trim();
}

process.env.CHROMIUM_PATH ??= findBrowser();
const browser = process.env.CHROMIUM_PATH;

/**
 * Browser tests of the built site, three browsers at a time, because each waits now and then. The timeouts suit a machine that is
 * busy with other work, where everything takes many times as long: they end a stuck test, never a slow one. The tests of error
 * reporting share a receiver, so they run one after another.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/site/serve.ts',
  outputDir: 'test-results/files',
  workers: 3,
  projects: [
    { name: 'errors', testMatch: '**/errors/**/*.test.ts', workers: 1 },
    // One worker reads all pages, which takes seconds and much memory.
    { name: 'files', testDir: 'tests/files', workers: 1 },
    { name: 'faults', testDir: 'tests/faults', fullyParallel: true },
    { name: 'site', testIgnore: '**/errors/**/*.test.ts' },
  ],
  retries: 0,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: chromiumArgs, timeout: 180_000 },
    // A click on an element that never appears ends the test with its own message.
    actionTimeout: 180_000,
    // A new renderer for each test takes three times as long as the visit. Cookies, storage, routes and scripts are reset.
    reuseContext: true,
  },
});
