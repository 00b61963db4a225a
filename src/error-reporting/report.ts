/**
 * The part of error reporting that is in every page. Errors wait in a queue until the settings (settings-file.ts) are read and the
 * library is loaded: at the first error, or in a sampled visit. Without a DSN in the settings the queue and its listeners are dropped.
 */
import { isNotFoundPage } from '../layout/head/page-identity';
import type { ErrorPlace, Report, WindowEvent } from './error-report';
import { type ReportingSettings, readSettings, settingsFile } from './settings-file';

/** Errors kept until the library is loaded; as many as it buffers envelopes. */
const queueLimit = 64;
/** Milliseconds until the settings are read in browsers without requestIdleCallback (Safari). */
const idleDelay = 2000;

const queue: Report[] = [];
let send: ((report: Report) => void) | undefined;
/** True once it's known that nothing will be sent. The development server has no settings file. */
let off = process.env.NODE_ENV === 'development';

/** Requests something once; after a failure again at the next call. */
function once<A extends unknown[], T>(request: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  let pending: Promise<T> | undefined;
  return (...given) => {
    pending ??= request(...given).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}

/** Undefined if the file or its DSN is missing or invalid. Revalidated, because it may have been replaced without a new build. */
const settings = once(async () => {
  const response = await fetch(settingsFile, { cache: 'no-cache' });
  return response.ok ? readSettings(await response.json().catch(() => undefined)) : undefined;
});

const library = once(async (given: ReportingSettings, traced: boolean) => {
  const sentry = await import(/* webpackChunkName: "error-reporting" */ './sentry/sentry');
  send = sentry.start(given, traced);
  // From here on the library listens itself; otherwise every error would be reported twice.
  stopListening();
  for (const report of queue.splice(0)) send(report);
});

/** Decides whether this visit is among those whose transactions are sent. */
const draw = Math.random();

/** Loads what's needed for reporting. Resolves with whether errors are reported. */
async function load(hasError: boolean): Promise<boolean> {
  await whenLoaded();
  const known = off ? undefined : await settings();
  if (!known) return turnOff();
  const traced = draw < known.tracesSampleRate && !isNotFoundPage();
  if (hasError || traced) await library(known, traced);
  return true;
}

const whenLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve, idleDelay),
  );

/** Starts catching errors, and reads the settings when the browser is idle after `load`. */
export function startErrorReporting(): void {
  if (off) return;
  // V8 keeps 10 frames by default; the library raises that to 50, but only once it's loaded.
  Error.stackTraceLimit = 50;
  window.addEventListener('error', onWindowEvent);
  window.addEventListener('unhandledrejection', onWindowEvent);
  whenLoaded()
    .then(whenIdle)
    .then(() => load(queue.length > 0))
    .catch(() => {});
}

/** Reports an error with the path of its page. Never throws; queued until the library is loaded. */
export function reportError(error: unknown, place: ErrorPlace): void {
  take({ ...place, error });
}

/** Whether an error that has just been reported is sent; undefined if that's not known, because the network fails. */
export const isReported = (): Promise<boolean | undefined> => load(true).catch(() => undefined);

function onWindowEvent(event: WindowEvent): void {
  take({ pathname: location.pathname, event });
}

function take(report: Report): void {
  if (send) send(report);
  else if (!off && queue.length < queueLimit) {
    queue.push(report);
    load(true).catch(() => {});
  }
}

function stopListening(): void {
  window.removeEventListener('error', onWindowEvent);
  window.removeEventListener('unhandledrejection', onWindowEvent);
}

function turnOff(): false {
  if (!off) stopListening();
  off = true;
  queue.length = 0;
  return false;
}
