/** The browser, emulating a phone or a computer. */
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import config from '../../../playwright.config';

/** A mid-range phone with Lighthouse's settings. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Mobile network with Lighthouse's settings: milliseconds per request, and bytes per second. */
export const mobileNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** CPU slowdown relative to this machine. */
const slowdown = 4;

/** Milliseconds to wait for a response on a busy machine. */
const patience = 120_000;

export type Device = {
  readonly context: BrowserContextOptions;
  readonly slow?: boolean;
  readonly network?: typeof mobileNetwork;
};

/** Starts the browser of the browser tests, with its flags. */
export const startBrowser = (): Promise<Browser> => chromium.launch(config.use?.launchOptions);

/** The path of a script to run in pages. */
export const pageScript = (name: string): string => join(__dirname, `${name}.js`);

/**
 * Runs a task with an empty page in a new context, then closes it.
 * @returns the task's result
 */
export async function withPage<Result>(
  browser: Browser,
  { context: options, slow = false, network }: Device,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    context.setDefaultNavigationTimeout(patience);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    return await task(page);
  } finally {
    await context.close();
  }
}
