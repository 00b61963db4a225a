/** The browser that measures, and the phone and the computer that it plays. */
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import config from '../../../playwright.config';

/** A mid-range phone, as Lighthouse plays it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Mobile data, as Lighthouse plays it: milliseconds for each request, and bytes a second. */
export const mobileNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower the phone's processor is than that of this machine. */
export const slowdown = 4;

/** Milliseconds for which an answer is waited on a busy machine. */
const patience = 120_000;

export type Device = {
  readonly context: BrowserContextOptions;
  readonly slow?: boolean;
  readonly network?: typeof mobileNetwork;
};

/** Starts the browser of the browser tests, with its flags. */
export const startBrowser = (): Promise<Browser> => chromium.launch(config.use?.launchOptions);

/** The path of a script that runs in pages. */
export const pageScript = (name: string): string => join(__dirname, `${name}.js`);

/**
 * Opens an empty page in a new context, runs a task with it and closes it.
 * @returns what the task returns
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
