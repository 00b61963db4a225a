/** Chromium and Firefox, driven by Playwright. */
import { type ConsoleMessage, chromium, firefox, type Page } from '@playwright/test';
import { chromiumArgs } from '../support/chromium-args';
import type { Engine, InPage, Visitor } from './visitor';

const messages = ['error', 'warning', 'assert'];

/**
 * The hash of "body {}". For each screenshot in Firefox, Playwright adds a style element with this text, which brings
 * animations of the page into step. The site's policy blocks it, and Firefox reports that. No style of the site has this hash.
 */
const driversStyle = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/**
 * Keeps one process for all addresses of this machine. Each visitor's server has another port, for which Chromium would start
 * another process, 12% of the time of the tests of faults.
 */
const onePerSite = '--process-per-site';

/** A visitor in a tab that earlier visitors may have used. */
function visitorAt(page: Page, site: string): Visitor {
  const problems: string[] = [];
  const noteMessage = (message: ConsoleMessage) => {
    if (messages.includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  };
  const noteError = ({ message }: Error) => {
    if (!message.includes(driversStyle)) problems.push(`uncaught: ${message}`);
  };
  page.on('console', noteMessage).on('pageerror', noteError);
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
      const session = await page.context().newCDPSession(page);
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      await session.detach();
      return usedSize;
    },
    problems: () => problems,
    // Each visitor's site has an address that no other had, so its storage and cached files are never read again.
    leave: async () => {
      page.off('console', noteMessage).off('pageerror', noteError);
      await page.goto('about:blank');
    },
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
      : await chromium.launch({ ...path, args: [...chromiumArgs, onePerSite] });
  /** The tab of visitors with the same time zone: a new one for each takes longer than most visits. */
  const tabs = new Map<string, Promise<Page>>();
  const newTab = async (timezoneId: string) => {
    const zone = timezoneId ? { timezoneId } : {};
    return (await browser.newContext(zone)).newPage();
  };
  return {
    name,
    newVisitor: async (site, { timeZone = '', ...media }) => {
      const tab = tabs.get(timeZone) ?? newTab(timeZone);
      tabs.set(timeZone, tab);
      const page = await tab;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: null, ...media });
      return visitorAt(page, site);
    },
    close: () => browser.close(),
  };
}
