/** From a click on a link to the frame that shows the next page's heading, on a computer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { pageScript, withPage } from './browser';
import { watchIdle } from './idle-watcher';

/** How a link is followed: after a hover of 100 ms, by touch, or by touch with a full page load. */
export const ways = ['hover', 'touch', 'full load'] as const;
export type Way = (typeof ways)[number];

/** What record-click.js reports; `at` is in milliseconds since 1970. */
export type Signal = { readonly moment: 'click' | 'shown'; readonly at: number };

/** A link to follow: paths within the site, and the heading of its target. */
export type Link = { readonly from: string; readonly to: string; readonly heading: string };

type Point = { readonly x: number; readonly y: number };

/** Milliseconds of a hover before the click. */
const hover = 100;

/** Milliseconds without a request after which a page is idle, and the most to wait for that and for the next page. */
const [idleTime, patience] = [300, 15_000];

const deviceFor = (way: Way): BrowserContextOptions => ({
  viewport: { width: 1280, height: 800 },
  hasTouch: way !== 'hover',
});

async function follow(page: Page, way: Way, { x, y }: Point): Promise<void> {
  if (way !== 'hover') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await sleep(hover);
  await page.mouse.down();
  await page.mouse.up();
}

/** Opens a page and waits until it is idle. Resolves to whether it exists. */
async function openAtRest(page: Page, address: string): Promise<boolean> {
  const quiet = watchIdle(page);
  const response = await page.goto(address, { waitUntil: 'commit' });
  if (response?.ok()) await quiet.until(idleTime, patience);
  return response?.ok() ?? false;
}

/** The paths that a page's visible links lead to, those of the main part first. Rejects if it can't be opened. */
export function linkedPaths(browser: Browser, address: string): Promise<string[]> {
  return withPage(browser, { context: deviceFor('touch') }, async (page) => {
    await page.exposeBinding('benchSignal', () => {});
    await page.addInitScript({ path: pageScript('record-click') });
    if (!(await openAtRest(page, address))) throw new Error(`${address} can't be opened.`);
    return page.evaluate<string[]>('benchLinks.paths()');
  });
}

/**
 * Follows a link once. Resolves to the milliseconds from the click to the frame that shows the heading; undefined if the
 * site has no such page or link, or if the heading doesn't appear.
 * @param site origin
 */
export function measureClick(
  browser: Browser,
  site: string,
  link: Link,
  way: Way,
): Promise<number | undefined> {
  return withPage(browser, { context: deviceFor(way) }, async (page) => {
    const at = new Map<Signal['moment'], number>();
    const shown = new Promise<void>((resolve) => {
      page
        .exposeBinding('benchSignal', (_, signal: Signal) => {
          at.set(signal.moment, signal.at);
          if (signal.moment === 'shown') resolve();
        })
        .catch(() => {});
    });
    const target = { heading: link.heading, fullLoad: way === 'full load' };
    await page.addInitScript({ content: `window.benchTarget = ${JSON.stringify(target)}` });
    await page.addInitScript({ path: pageScript('record-click') });
    if (!(await openAtRest(page, site + link.from))) return undefined;
    const point = await page.evaluate<Point | undefined>(`benchLinks.pointOf(${JSON.stringify(link.to)})`);
    if (!point) return undefined;
    // Prefetching may start when a link scrolls into view.
    await sleep(idleTime);
    await follow(page, way, point);
    await Promise.race([shown, sleep(patience, undefined, { ref: false })]);
    const [begin, end] = [at.get('click'), at.get('shown')];
    return begin === undefined || end === undefined ? undefined : end - begin;
  });
}
