/** The conformance test: one list of checks for every host. */
import { canonicalHost, forms, missing, noOpenRedirect, pages } from './addresses';
import type { Check, Subject } from './check';
import { files, securityHeaders } from './headers';
import { compression, methods, ranges, revalidation } from './transport';

const onEveryHost: Readonly<Record<string, Check>> = {
  pages,
  'forms of addresses': forms,
  'missing addresses': missing,
  'no open redirect': noOpenRedirect,
  'security headers': securityHeaders,
  'media types and caching': files,
};

/** What only a real server does; a model of a host would show nothing. */
const onServers: Readonly<Record<string, Check>> = { compression, methods, revalidation, ranges };

/** The outcome of one check. */
export interface Outcome {
  readonly name: string;
  readonly problems: readonly string[];
}

/** What kind of address is checked. */
export interface Kind {
  /** A model of a host's rules in place of the host. */
  readonly model?: boolean;
  /** The server accepts the site's own host names. */
  readonly ownHosts?: boolean;
  /** The server sends its own Cache-Control. */
  readonly ownCaching?: boolean;
}

/** Runs the checks one after the other. */
export async function conformance(
  served: Subject,
  { model, ownHosts, ownCaching = false }: Kind,
): Promise<readonly Outcome[]> {
  const subject = { ...served, ownCaching };
  const checks = {
    ...onEveryHost,
    ...(ownHosts ? { 'canonical host': canonicalHost } : {}),
    ...(model ? {} : onServers),
  };
  const outcomes: Outcome[] = [];
  for (const [name, check] of Object.entries(checks)) outcomes.push({ name, problems: await check(subject) });
  return outcomes;
}

/** Problems of one check that a report shows; it counts the rest. */
const shown = 10;

/** The report's lines, and at the end how many checks passed and failed. */
export function report(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap(({ name, problems }) => [
    `${problems.length === 0 ? 'passed' : 'FAILED'}  ${name}`,
    ...problems.slice(0, shown).map((problem) => `        ${problem}`),
    ...(problems.length > shown ? [`        … and ${problems.length - shown} more`] : []),
  ]);
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  return [...lines, `${outcomes.length - failed} passed, ${failed} failed`].join('\n');
}
