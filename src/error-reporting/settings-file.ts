/** The settings of error reporting that a deployed site reads at run time, so that one build serves every environment. */

/** Address of the settings file. The build writes it; a deployment may replace it. */
export const settingsFile = '/error-reporting.json';

/** Default share of visits traced, 0 to 1. */
export const defaultTracesSampleRate = 0.1;

/** Where to send reports, and how to label them. */
export type ReportingSettings = {
  dsn: string;
  /** Path on this site that forwards reports. */
  tunnel?: string;
  release: string;
  environment: string;
  /** Share of visits traced, 0 to 1. */
  tracesSampleRate: number;
};

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether the value is a number from 0 to 1. */
export const isRate = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** Whether the value is the address of a Sentry project: https://key@host/1. */
export const isDsn = (value: unknown): value is string =>
  isName(value) && /^https?:\/\/\w+@[^@\s]+\/\d+$/.test(value);

/**
 * Reads the parsed settings file; undefined if its DSN is missing or invalid, which turns reporting off.
 * Any other missing or invalid field gets its default.
 */
export function readSettings(data: unknown): ReportingSettings | undefined {
  const { dsn, tunnel, release, environment, tracesSampleRate }: Record<string, unknown> = Object(data);
  if (!isDsn(dsn)) return undefined;
  return {
    dsn,
    ...(isName(tunnel) ? { tunnel } : {}),
    release: isName(release) ? release : 'production',
    environment: isName(environment) ? environment : 'production',
    tracesSampleRate: isRate(tracesSampleRate) ? tracesSampleRate : defaultTracesSampleRate,
  };
}
