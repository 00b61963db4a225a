/** Options of the library that are the same on every deployment, as plain data. */
import type { BrowserOptions } from '@sentry/gatsby';
import type { ReportingSettings } from '../settings-file';

/** Envelopes that are buffered at most; browsers' default is 40. The other limits are the library's own (library-limits.test.ts). */
export const bufferedEnvelopes = 64;

/** Messages that are never reported. Browsers word the first one in two ways. */
const ignoredMessages: RegExp[] = [
  /ResizeObserver loop limit exceeded/,
  /ResizeObserver loop completed with undelivered notifications/,
  /Request failed with status code 401/,
  /Request aborted/,
];

/**
 * Errors that React throws in addition to the original error when a page or a part of it fails during hydration.
 * The original is reported where it's caught.
 */
const duplicateMessages: RegExp[] = [/Minified React error #42[23];/];

/**
 * Requests that carry trace headers: those to this origin. The library matches a pattern against the whole address, which never
 * begins with a slash, and, for this origin only, against the path, which always does. The origin as a string would also
 * match lookalike hosts that contain it.
 */
const traceTargets: RegExp[] = [/^\//];

/** Every kind of personal or request data that the library could collect: off. */
export const dataCollection: Required<NonNullable<BrowserOptions['dataCollection']>> = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** The library's client options for the settings of a deployed site. Whether a visit is traced has been decided before. */
export function clientOptions(settings: ReportingSettings, traced: boolean) {
  const { dsn, tunnel, release, environment } = settings;
  return {
    dsn,
    ...(tunnel ? { tunnel } : {}),
    release,
    environment,
    // Version 11 streams spans by default, which skips beforeSendTransaction and sends no transactions.
    traceLifecycle: 'static',
    tracesSampleRate: traced ? 1 : 0,
    tracePropagationTargets: traceTargets,
    ignoreErrors: [...ignoredMessages, ...duplicateMessages],
    dataCollection,
    transportOptions: { bufferSize: bufferedEnvelopes },
    // Counts of dropped events need requests too, and a public site has no use for them.
    sendClientReports: false,
  } satisfies BrowserOptions;
}
