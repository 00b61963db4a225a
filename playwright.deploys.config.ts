import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Deploys under an open tab; see scripts/test-deploys.ts. */
export default defineConfig({
  ...base,
  globalSetup: [],
  testDir: 'tests/deploys',
  outputDir: 'test-results/deploys',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [{ name: 'deploys' }],
  use: {
    ...base.use,
    reuseContext: false,
    viewport: { width: 1280, height: 800 },
    // Playwright turns the back-forward cache off.
    launchOptions: {
      ...base.use?.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
