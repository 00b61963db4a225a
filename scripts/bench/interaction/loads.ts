/** How a page loads on the phone, with or without its scripts: blocking time, paints, layout shift and bytes of scripts. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { mobileNetwork, pageScript, phone, withPage } from './browser';
import { blockingTime, layoutShift, longestTask, type RecordedLoad } from './figures';
import { watchIdle } from './idle-watcher';

/** Milliseconds after navigation in which tasks count. */
const period = 10_000;

/** Milliseconds without a request after which a page without scripts is done. */
const floorStill = 750;

/** Times in milliseconds, `script` in transferred bytes. `longest` counts from navigation, `blocking` from the first paint. */
export type LoadFigures = {
  readonly blocking: number;
  readonly longest: number;
  readonly largestPaint: number | undefined;
  readonly firstPaint: number | undefined;
  readonly shift: number;
  readonly script: number;
};

/** Counts the transferred bytes of a page's scripts, with their headers. */
async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/**
 * Loads a page once. Resolves to undefined if it doesn't exist.
 * @param floor whether it has no scripts, so that nothing happens once it has loaded
 */
export function measureLoad(
  browser: Browser,
  address: string,
  floor: boolean,
): Promise<LoadFigures | undefined> {
  return withPage(browser, { context: phone, slow: true, network: mobileNetwork }, async (page) => {
    await page.addInitScript({ path: pageScript('record-load') });
    const scriptBytes = await countScripts(page);
    const quiet = watchIdle(page, !floor);
    const response = await page.goto(address, { waitUntil: 'commit' });
    if (!response?.ok()) return undefined;
    const start = performance.now();
    if (floor) await quiet.until(floorStill, period);
    else await sleep(period - (performance.now() - start));
    const { tasks, shifts, firstPaint, largestPaint } = await page.evaluate<RecordedLoad>('recordedLoad');
    return {
      blocking: blockingTime(tasks, firstPaint ?? 0, period),
      longest: longestTask(tasks, period),
      largestPaint,
      firstPaint,
      shift: layoutShift(shifts),
      script: scriptBytes(),
    };
  });
}
