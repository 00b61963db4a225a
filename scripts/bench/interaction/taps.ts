/** The first tap on a page: on one of its controls, at five moments while the page loads. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { pageScript, phone, withPage } from './browser';
import type { Control } from './controls';
import { interactionTime, type Outcome, type RecordedTap, tapOutcome } from './figures';
import { type IdleWatcher, watchIdle } from './idle-watcher';

/** When to tap: as soon as the control is painted, at `load`, when the first script arrives, 100 ms after that, and when idle. */
export const moments = ['painted', 'load', 'script', 'script + 100 ms', 'idle'] as const;
export type Moment = (typeof moments)[number];

/** What record-tap.js reports; the position of the control is in CSS pixels. */
export type Signal = { moment: 'painted'; x: number; y: number } | { moment: 'load' };

/** `time` is in milliseconds from the touch to the next paint; undefined if the browser recorded no event. */
export type TapFigures = { readonly time: number | undefined; readonly outcome: Outcome };

/** Milliseconds to wait for a moment; a page without scripts never reaches some. */
const patience = 15_000;

/** Milliseconds without a request after which a page is idle. */
const idleTime = 700;

/** Milliseconds in which a tap has to take effect, downloads included. */
const effectTime = 15_000;

type Place = Extract<Signal, { moment: 'painted' }>;

type Signals = {
  readonly painted: Promise<Signal>;
  /** Where the control was painted last. */
  readonly place: () => Place | undefined;
  readonly load: Promise<Signal>;
  readonly script: Promise<unknown>;
};

async function listen(page: Page): Promise<Signals> {
  const waiting = new Map<string, (signal: Signal) => void>();
  const when = (moment: Signal['moment']) =>
    new Promise<Signal>((resolve) => {
      waiting.set(moment, resolve);
    });
  let place: Place | undefined;
  const signals = {
    painted: when('painted'),
    place: () => place,
    load: when('load'),
    script: new Promise((resolve) => {
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') resolve(undefined);
      });
    }),
  };
  await page.exposeBinding('benchSignal', (_, signal: Signal) => {
    if (signal.moment === 'painted') place = signal;
    waiting.get(signal.moment)?.(signal);
  });
  return signals;
}

/** Waits for a moment. */
async function arrive(moment: Moment, { load, script }: Signals, idle: IdleWatcher): Promise<void> {
  if (moment === 'load') await load;
  if (moment === 'script' || moment === 'script + 100 ms') await script;
  if (moment === 'script + 100 ms') await sleep(100);
  if (moment === 'idle') await idle.until(idleTime, patience);
}

/** Loads a page once and taps at a moment. Resolves to undefined if the page doesn't exist or the moment doesn't occur. */
export function measureTap(
  browser: Browser,
  address: string,
  control: Control,
  moment: Moment,
): Promise<TapFigures | undefined> {
  return withPage(browser, { context: phone, slow: true }, async (page) => {
    const signals = await listen(page);
    await page.addInitScript({ content: `window.benchControl = ${JSON.stringify(control)}` });
    await page.addInitScript({ path: pageScript('record-tap') });
    const idle = watchIdle(page);
    const response = await page.goto(address, { waitUntil: 'commit' });
    if (!response?.ok()) return undefined;
    const late = sleep(patience, undefined, { ref: false });
    await Promise.race([signals.painted, late]);
    const came = await Promise.race([arrive(moment, signals, idle).then(() => true), late]);
    const place = signals.place();
    if (!place || !came) return undefined;
    let left = false;
    page.on('request', (request) => {
      left ||= request.isNavigationRequest();
    });
    await page.touchscreen.tap(place.x, place.y);
    // Fails if the tap is lost, or if the browser follows a link itself.
    await page
      .waitForFunction('readTap().on', undefined, { polling: 100, timeout: effectTime })
      .catch(() => {});
    await idle.until(idleTime, patience);
    const { events, changes, on } = await page.evaluate<RecordedTap & { on: boolean }>('readTap()');
    return { time: interactionTime(events), outcome: tapOutcome(changes, on, left) };
  });
}
