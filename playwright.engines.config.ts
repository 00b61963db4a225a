import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The browser tests that also run in Firefox. */
const visitorTests =
  /(arrival|client-navigation|desktop-menu|desktop-menu-keys|error-screen|menus-before-script|scroll-state|search-page|updates-filter)\.test\.ts$/;

/**
 * Those among them that Playwright can't run in Debian's Firefox: it can't touch, can't turn scripts off, fills in fields
 * without React noticing, and doesn't hide the scroll bar; and those that measure parts of a pixel or read Chromium's stack
 * traces. tests/engines covers the same in other ways.
 */
const onlyChromium =
  /without JavaScript|without a script|touch screen|on the phone|nothing moves|no layout shift|from 960 px on|never covered by the bar|reported once|reported under its own path/;

const firefox = process.env.FIREFOX_PATH;

/** Browser tests in Firefox and WebKit; see scripts/test-engines.mjs. */
export default defineConfig<object, { engineName: 'chromium' | 'firefox' | 'webkit' }>({
  ...base,
  outputDir: 'test-results/engines',
  timeout: 300_000,
  projects: [
    {
      name: 'firefox-as-chromium',
      testDir: 'tests/browser',
      testMatch: visitorTests,
      grepInvert: onlyChromium,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { ...(firefox ? { executablePath: firefox } : {}), args: [], timeout: 180_000 },
      },
    },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      workers: 1,
      use: { engineName },
    })),
    ...(['firefox', 'webkit'] as const).map((engineName) => ({
      name: `${engineName}-faults`,
      testDir: 'tests/faults',
      grep: /@worst/,
      workers: 1,
      use: { engineName },
    })),
  ],
});
