/**
 * The part of error reporting that is in every page: a queue that decides when to load the rest. Errors wait in the queue until the
 * settings are known (settings-file.ts). Without a DSN in them the queue and its listeners are dropped.
 */

import { retrySignal } from '../lib/loading/retry-signal';
import type { ErrorPlace, Report, WindowEvent } from './error-report';
import { type ReportingSettings, readSettings, settingsFile } from './settings-file';

/** Errors kept until the library is loaded; as many as it buffers envelopes. */
const queueLimit = 64;
/** The first attempt and one retry: at the next error, or when a retry is worthwhile. */
const loadAttempts = 2;
/** Milliseconds until the settings are read in browsers without requestIdleCallback (Safari). */
const idleDelay = 2000;

const queue: Report[] = [];
const notFoundPages = new Set<string>();
let attempts = 0;
let loading = false;
let settings: ReportingSettings | undefined;
let send: ((report: Report) => void) | undefined;
/** True once it's known that nothing will be sent. The development server has no settings file. */
let off = process.env.NODE_ENV === 'development';

let settle: (reporting: boolean) => void;
/** Whether errors are reported, once the settings are known. False in development. */
export const reportingEnabled = new Promise<boolean>((resolve) => {
  settle = resolve;
  if (off) resolve(false);
});

/** Reports an error with the path of its page. Never throws; queued until the library is loaded. */
export function reportError(error: unknown, place: ErrorPlace): void {
  take({ ...place, error });
}

/** Records the path of a missing page, so that none of its transactions is sent. */
export function markNotFound(pathname: string): void {
  if (!off) notFoundPages.add(pathname);
}

/** Starts catching errors. After `load`, reads the settings when the browser is idle or at the first error. */
export function startErrorReporting(): void {
  if (off) return;
  // V8 keeps 10 frames by default; the library raises that to 50, but only once it's loaded.
  Error.stackTraceLimit = 50;
  window.addEventListener('error', onWindowEvent);
  window.addEventListener('unhandledrejection', onWindowEvent);
  if (isLoaded()) whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

const isLoaded = (): boolean => document.readyState === 'complete';

function whenIdle(): void {
  // An error before `load` hasn't loaded anything.
  if (queue.length > 0) load();
  else if (window.requestIdleCallback) window.requestIdleCallback(load);
  else setTimeout(load, idleDelay);
}

function stopListening(): void {
  window.removeEventListener('error', onWindowEvent);
  window.removeEventListener('unhandledrejection', onWindowEvent);
}

function onWindowEvent(event: WindowEvent): void {
  take({ pathname: location.pathname, event });
}

function take(report: Report): void {
  if (send) send(report);
  else if (!off && queue.length < queueLimit) {
    queue.push(report);
    if (isLoaded()) load();
  }
}

function load(): void {
  if (loading || off || send) return;
  loading = true;
  attempts += 1;
  start()
    .catch(() => {
      if (attempts >= loadAttempts) turnOff();
      else void retrySignal().then(load);
    })
    .finally(() => {
      loading = false;
    });
}

/** Rejects if the network fails; a missing or invalid file turns reporting off. */
async function start(): Promise<void> {
  settings ??= readSettings(await fetchSettings());
  if (!settings) return turnOff();
  const library = await import(/* webpackChunkName: "error-reporting" */ './sentry/sentry');
  send = library.start(settings, notFoundPages);
  // From here on the library listens itself; otherwise every error would be reported twice.
  stopListening();
  for (const report of queue.splice(0)) send(report);
  settle(true);
}

async function fetchSettings(): Promise<unknown> {
  // Revalidates the file, because it may have been replaced without a new build.
  const response = await fetch(settingsFile, { cache: 'no-cache' });
  return response.ok ? response.json().catch(() => undefined) : undefined;
}

function turnOff(): void {
  off = true;
  settle(false);
  stopListening();
  queue.length = 0;
  notFoundPages.clear();
}
