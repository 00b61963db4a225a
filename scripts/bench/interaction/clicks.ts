/** From a click on a link to the frame that shows the next page's heading, on a computer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { pageScript, withPage } from './browser';
import { watchIdle } from './idle-watcher';

/**
 * How a link is followed: after the pointer has rested on it, with Enter after it got the focus, with a finger that rests on it as
 * long as Chromium assumes, with a tap that ends as it starts, or with such a tap and a full page load.
 */
export const ways = ['hover', 'keyboard', 'tap', 'instant tap', 'full load'] as const;
export type Way = (typeof ways)[number];

/** What record-click.js reports; `at` is in milliseconds since 1970. */
export type Signal = { readonly moment: 'click' | 'shown'; readonly at: number };

/** A link to follow: paths within the site, and the heading of its target. */
export type Link = { readonly from: string; readonly to: string; readonly heading: string };

type Point = { readonly x: number; readonly y: number };

/** Milliseconds of a hover before the click, and of focus before Enter. */
const rest = 100;

/** Milliseconds of a tap: the default of Chromium's `Input.synthesizeTapGesture`. */
const touch = 50;

/** Milliseconds without a request after which a page is idle, and the most to wait for that and for the next page. */
const [idleTime, patience] = [300, 15_000];

const deviceFor = (way: Way): BrowserContextOptions => ({
  viewport: { width: 1280, height: 800 },
  hasTouch: !['hover', 'keyboard'].includes(way),
});

async function tap(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function follow(page: Page, way: Way, { to }: Link, point: Point): Promise<void> {
  switch (way) {
    case 'hover':
      await page.mouse.move(point.x, point.y);
      await sleep(rest);
      await page.mouse.down();
      return page.mouse.up();
    case 'keyboard':
      await page.evaluate(`benchLinks.focus(${JSON.stringify(to)})`);
      await sleep(rest);
      return page.keyboard.press('Enter');
    case 'tap':
      return tap(page, point);
    case 'instant tap':
    case 'full load':
      return page.touchscreen.tap(point.x, point.y);
  }
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
  return withPage(browser, { context: deviceFor('tap') }, async (page) => {
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
    await follow(page, way, link, point);
    await Promise.race([shown, sleep(patience, undefined, { ref: false })]);
    const [begin, end] = [at.get('click'), at.get('shown')];
    return begin === undefined || end === undefined ? undefined : end - begin;
  });
}
