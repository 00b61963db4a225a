/** The settings of error reporting that a deployed site reads at run time, so that one build serves every environment. */

/** Address of the file with the settings. The build writes it; whoever deploys the site may replace it. */
export const settingsFile = '/error-reporting.json';

/** Share of visits traced, 0 to 1, when the settings don't say: enough for averages, cheap to carry. */
export const defaultTracesSampleRate = 0.1;

/** Where to send reports, and what they say about the site. */
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

/** True for a number from 0 to 1. */
export const isRate = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** True for the address of a Sentry project: https://key@host/1. */
export const isDsn = (value: unknown): value is string =>
  isName(value) && /^https?:\/\/\w+@[^@\s]+\/\d+$/.test(value);

/**
 * The settings in the parsed file; undefined when it names no DSN, or a broken one: reporting is off then.
 * Any other field that is missing or broken falls back to its default.
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
