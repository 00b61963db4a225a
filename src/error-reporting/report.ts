/**
 * The part of error reporting that is in every page: a queue, and the decision when to load the rest.
 * `process.env.GATSBY_SENTRY_DSN` is written out at each use because the build puts the value in its place.
 * Built without one, every `if` below is `if ("")`, and neither the library nor a listener remains.
 */
import type { ErrorPlace, Report, WindowEvent } from './types';

/** Errors kept until the library is there; as many as it buffers envelopes itself. */
const queueLimit = 64;
/** The first try and one more. */
const loadAttempts = 2;
/** Milliseconds until the library is loaded where the browser cannot say when it is idle (Safari). */
const idleDelay = 2000;

const queue: Report[] = [];
const notFoundPages = new Set<string>();
let attempts = 0;
let loading = false;
let send: ((report: Report) => void) | undefined;

/** Reports an error with the path of its page. Never throws; kept in a queue until the library is loaded. */
export function reportError(error: unknown, place: ErrorPlace): void {
  if (process.env.GATSBY_SENTRY_DSN) take({ ...place, error });
}

/** Notes a path as that of a missing page: no transaction of it is sent (specification, section 8). */
export function markNotFound(pathname: string): void {
  if (process.env.GATSBY_SENTRY_DSN) notFoundPages.add(pathname);
}

/** Catches errors from now on, and loads the library when the browser is idle or at the first error. */
export function startErrorReporting(): void {
  if (process.env.GATSBY_SENTRY_DSN) {
    // V8 keeps 10 frames by default; the library takes 50, but only once it is there.
    Error.stackTraceLimit = 50;
    window.addEventListener('error', onWindowEvent);
    window.addEventListener('unhandledrejection', onWindowEvent);
    if (window.requestIdleCallback) window.requestIdleCallback(load);
    else setTimeout(load, idleDelay);
  }
}

function onWindowEvent(event: WindowEvent): void {
  take({ pathname: location.pathname, event });
}

function take(report: Report): void {
  if (send) send(report);
  else if (queue.length < queueLimit) {
    queue.push(report);
    load();
  }
}

function load(): void {
  if (process.env.GATSBY_SENTRY_DSN) {
    if (loading || attempts >= loadAttempts) return;
    loading = true;
    attempts += 1;
    import(/* webpackChunkName: "error-reporting" */ './sentry')
      .then(({ start }) => {
        send = start(notFoundPages);
        // The library listens itself from here on: without this every error would arrive twice.
        window.removeEventListener('error', onWindowEvent);
        window.removeEventListener('unhandledrejection', onWindowEvent);
        for (const report of queue.splice(0)) send(report);
      })
      .catch(() => {
        loading = false;
      });
  }
}
