/** Writes the settings of error reporting where the site reads them: /error-reporting.json. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  defaultTracesSampleRate,
  isDsn,
  isRate,
  settingsFile,
} from '../../error-reporting/settings/settings-file';

/**
 * The file's text, from the GATSBY_SENTRY_* variables. It names every setting, so that whoever replaces it sees them all;
 * without a DSN reporting is off. Throws for a DSN or a share of traces that cannot be used.
 */
export function errorReportingJson(env: NodeJS.ProcessEnv): string {
  const read = (name: string): string | null => env[`GATSBY_SENTRY_${name}`]?.trim() || null;
  const dsn = read('DSN');
  if (dsn !== null && !isDsn(dsn))
    throw new Error(`GATSBY_SENTRY_DSN is "${dsn}": write an address such as https://key@host/1.`);
  const traces = read('TRACES');
  const tracesSampleRate = traces === null ? defaultTracesSampleRate : Number(traces);
  if (!isRate(tracesSampleRate))
    throw new Error(`GATSBY_SENTRY_TRACES is "${traces}": write a number from 0 to 1.`);
  const settings = {
    dsn,
    tunnel: read('TUNNEL'),
    release: read('RELEASE') ?? 'production',
    environment: read('ENVIRONMENT') ?? 'production',
    tracesSampleRate,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Writes the file below `folder`. */
export function writeErrorReportingJson(env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  return writeFile(join(folder, settingsFile), errorReportingJson(env));
}
