/** Where a deployed site sends error reports, from the error-reporting.json of its build. */
import { readSettings } from '../../src/error-reporting/settings-file';

/** A path on the site that forwards error reports to one address, and to no other. */
export interface Tunnel {
  /** "/reports". */
  readonly path: string;
  readonly dsn: string;
  /** The address that receives the project's envelopes, with its public key. */
  readonly endpoint: string;
}

/** Largest envelope that a tunnel forwards, in bytes. A report with its breadcrumbs has about 30 kB. */
export const maxEnvelopeBytes = 262_144;

/** Envelopes a second that a tunnel forwards for one visitor where the host can count, and how many may come at once. */
export const envelopeRate = { perSecond: 2, burst: 20 };

/** The address of a project's envelopes. Source: https://develop.sentry.dev/sdk/foundations/transport/envelopes/ */
function envelopeEndpoint(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  const project = pathname.slice(1);
  return `${protocol}//${host}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
}

/** The tunnel, or the origin that browsers contact themselves; neither when reporting is off. Throws for a tunnel that's not a path. */
export function errorReports(settingsJson: string): { tunnel?: Tunnel; origin?: string } {
  const settings = readSettings(JSON.parse(settingsJson));
  if (!settings) return {};
  const { dsn, tunnel } = settings;
  if (tunnel === undefined) return { origin: new URL(dsn).origin };
  if (!/^\/[a-z0-9-]+$/.test(tunnel))
    throw new Error(`The tunnel of error-reporting.json is "${tunnel}": write a path such as "/reports".`);
  return { tunnel: { path: tunnel, dsn, endpoint: envelopeEndpoint(dsn) } };
}
