/** The settings of error reporting for the site: /error-reporting.json. */
import type { Reporter } from 'gatsby';
import {
  defaultTracesSampleRate,
  isDsn,
  isRate,
  readSettings,
  settingsFile,
} from '../../error-reporting/settings-file';
import { type Files, prettyFile } from './output';

/**
 * The file's text, from the GATSBY_SENTRY_* variables. It has every setting, so that operators who replace it see them
 * all. Without a DSN, reporting is off. Throws for an invalid DSN or traces rate.
 */
export function errorReportingJson(env: NodeJS.ProcessEnv): string {
  const read = (name: string): string | null => env[`GATSBY_SENTRY_${name}`]?.trim() || null;
  const dsn = read('DSN');
  if (dsn !== null && !isDsn(dsn))
    throw new Error(`GATSBY_SENTRY_DSN is "${dsn}". Set it to an address such as https://key@host/1.`);
  const traces = read('TRACES');
  const tracesSampleRate = traces === null ? defaultTracesSampleRate : Number(traces);
  if (!isRate(tracesSampleRate))
    throw new Error(`GATSBY_SENTRY_TRACES is "${traces}". Set it to a number from 0 to 1.`);
  return prettyFile({
    dsn,
    tunnel: read('TUNNEL'),
    release: read('RELEASE') ?? 'production',
    environment: read('ENVIRONMENT') ?? 'production',
    tracesSampleRate,
  });
}

/** The file. Reports if reporting is off. */
export function errorReportingFile(env: NodeJS.ProcessEnv, reporter: Pick<Reporter, 'info'>): Files {
  const text = errorReportingJson(env);
  if (!readSettings(JSON.parse(text)))
    reporter.info(
      'Error reporting is off: GATSBY_SENTRY_DSN is not set. The error screen says so to visitors.',
    );
  return { [settingsFile.replace(/^\//, '')]: text };
}
