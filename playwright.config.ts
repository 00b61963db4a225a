import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * The browser that the scripts find, Playwright's own when that is empty. It is asked of another process,
 * because Playwright cannot load ES modules here; the answer is kept for the workers, which read this file again.
 */
function findBrowser(): string {
  const script = join(__dirname, 'scripts', 'have.mjs');
  return spawnSync(process.execPath, [script, 'browser'], { encoding: 'utf8' }).stdout.trim();
}

process.env.CHROMIUM_PATH ??= findBrowser();
const browser = process.env.CHROMIUM_PATH;

/** What Chromium needs as root and in containers, and what keeps it from contacting anybody by itself. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Browser tests against the built site. Two browsers at a time; the tests of error reporting share a build and a receiver
 * of their own, so they follow one another.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/serve.ts',
  outputDir: 'test-results/files',
  workers: 2,
  projects: [
    // First, so that its build is made while other tests run.
    { name: 'errors', testMatch: '**/error-*.test.ts', workers: 1 },
    { name: 'site', testIgnore: '**/error-*.test.ts' },
  ],
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: browser ? { executablePath: browser, args } : { args },
  },
});
