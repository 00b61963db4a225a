/** Runs a row of the table of faults. */
import { expect } from '@playwright/test';
import type { FaultServer } from '../engines/fault-server';
import { expectInPage, isShown, waitForHydration } from '../engines/page-queries';
import type { Visitor } from '../engines/visitor';
import { lightPage } from '../support/content/routes';
import type { Change, Fault } from './fault';
import { pageNow } from './page-now';
import { steps } from './steps';

const isHydrated = () => document.querySelector('nav[data-enhanced]') !== null;

/** Waits until the server has no requests in progress, and gets no more within some milliseconds. */
export async function quiet(site: FaultServer, calm: number): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const same = site.requested.length === before && site.busy() === 0;
    before = site.requested.length;
    return same;
  };
  await expect.poll(isQuiet, { intervals: [calm] }).toBe(true);
}

async function setOnline(visitor: Visitor, online: boolean): Promise<void> {
  await visitor.run((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }, online);
}

/** Whether an element is visible and contains some text. */
const shows = ({ selector, text = '' }: { selector: string; text?: string }) =>
  [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.includes(text),
  );

/** Opens a page and expects its text in print, at the width of Letter, without parts for the screen. */
async function print(visitor: Visitor, path: string): Promise<void> {
  await visitor.resize(720, 960);
  await visitor.open(path);
  const screen = await visitor.run(pageNow, null);
  await visitor.media('print');
  const paper = await visitor.run(pageNow, null);
  expect(paper.inSight, path).toBeGreaterThanOrEqual(screen.inSight - screen.onlyOnScreen);
  expect(paper.tooWide, path).toBeLessThanOrEqual(0);
  await expectInPage(visitor, isShown, 'h1', true);
  for (const selector of ['[data-header]', '[data-print="none"]'])
    expect(await visitor.run(shows, { selector }), `${selector} on ${path}`).toBe(false);
  await visitor.media('screen');
}

/** Waits until a rule has handled a request. */
export const untilFault = (site: FaultServer): Promise<void> =>
  expect.poll(() => site.faultCount, 'requests that failed or hang').toBeGreaterThan(0);

async function changeServer(site: FaultServer, change: Change): Promise<void> {
  const { awaitsFault, rules, released, secondBuild } = change;
  if (awaitsFault) await untilFault(site);
  if (rules) site.rules = rules;
  if (released) site.releaseHanging();
  if (secondBuild !== undefined) site.secondBuild = secondBuild;
}

async function changePage(visitor: Visitor, change: Change): Promise<void> {
  const { online, alters, clicks, passes } = change;
  if (online !== undefined) await setOnline(visitor, online);
  if (alters) await visitor.run(alters, null);
  if (clicks) await visitor.click(clicks);
  if (passes !== undefined) await visitor.run((time) => window.passTime(time), passes);
}

async function check(visitor: Visitor, change: Change): Promise<void> {
  const { shows: shown, hides, holds, prints } = change;
  if (shown) await expectInPage(visitor, shows, shown, true);
  if (hides) expect(await visitor.run(isShown, hides), hides).toBe(false);
  if (holds) await expectInPage(visitor, holds, null, true);
  if (prints) await print(visitor, prints);
}

/** Opens the first page with the initial faults. */
export async function startVisit(visitor: Visitor, site: FaultServer, fault: Fault): Promise<void> {
  const { start = lightPage, first = {}, staysStatic = false } = fault;
  site.inject = first.inject ?? '';
  await changeServer(site, first);
  if (first.doubleText) await visitor.resize(first.doubleText, 800);
  await visitor.open(start);
  if (first.doubleText)
    await visitor.run(() => {
      document.documentElement.style.fontSize = '200%';
    }, null);
  if (staysStatic) await visitor.point({ x: 5, y: 300 });
  else await waitForHydration(visitor);
}

/** Runs the steps. */
export async function runSteps(visitor: Visitor, site: FaultServer, fault: Fault): Promise<void> {
  for (const step of fault.steps ?? []) {
    if (typeof step === 'string') {
      if (step !== 'scroll' && !fault.staysStatic) await expectInPage(visitor, isHydrated, null, true);
      await steps[step](visitor);
      await quiet(site, 100);
    } else {
      await changeServer(site, step);
      await changePage(visitor, step);
      await check(visitor, step);
    }
  }
}
