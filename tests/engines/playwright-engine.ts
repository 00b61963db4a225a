/** Chromium and Firefox, driven by Playwright. */
import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test';
import { chromiumArgs } from '../support/chromium-args';
import type { Engine, InPage, Visitor } from './visitor';

const messages = ['error', 'warning', 'assert'];

function visitorAt(page: Page, context: BrowserContext, site: string): Visitor {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (messages.includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  // A page with hanging scripts or fonts doesn't finish loading.
  const settled = async (go: () => Promise<unknown>) => {
    await go().catch(() => {});
  };
  return {
    open: (path) => settled(() => page.goto(new URL(path, site).href, { waitUntil: 'domcontentloaded' })),
    run: <Argument, Result>(work: InPage<Argument, Result>, argument: Argument) =>
      page.evaluate(work as InPage<unknown, Result>, argument as unknown),
    point: async (to) => {
      if (typeof to === 'string') await page.hover(to);
      else await page.mouse.move(to.x, to.y);
    },
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    // Drivers wait for a document, but client-side navigation doesn't load one.
    back: () => settled(() => page.evaluate(() => history.back())),
    forward: () => settled(() => page.evaluate(() => history.forward())),
    reload: () => settled(() => page.reload({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => page.setViewportSize({ width, height }),
    media: (media) => page.emulateMedia({ media }),
    screenshot: () => page.screenshot(),
    heap: async () => {
      const session = await context.newCDPSession(page);
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      await session.detach();
      return usedSize;
    },
    problems: () => problems,
    leave: () => context.close(),
  };
}

/** Starts Chromium or Firefox. Rejects if it can't be started. */
export async function startWithPlaywright(
  name: 'chromium' | 'firefox',
  executablePath: string | undefined,
): Promise<Engine> {
  const path = executablePath ? { executablePath } : {};
  const browser =
    name === 'firefox'
      ? await firefox.launch({ channel: 'moz-firefox', ...path, timeout: 180_000 })
      : await chromium.launch({ ...path, args: chromiumArgs });
  return {
    name,
    newVisitor: async (site, { timeZone, ...media }) => {
      const zone = timeZone ? { timezoneId: timeZone } : {};
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...zone });
      const page = await context.newPage();
      await page.emulateMedia(media);
      return visitorAt(page, context, site);
    },
    close: () => browser.close(),
  };
}
