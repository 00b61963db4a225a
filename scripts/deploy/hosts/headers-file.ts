/** The _headers file of Cloudflare Pages and Netlify: paths, and below each the headers it gets. */

/** A path with its headers. A name that starts with "! " removes what an earlier rule has set (Cloudflare only). */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
}

const line = ([name, value]: readonly [string, string]): string =>
  name.startsWith('! ') ? `  ${name}` : `  ${name}: ${value}`;

/** The text of the file. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  `${rules.map(({ path, headers }) => [path, ...headers.map(line)].join('\n')).join('\n\n')}\n`;
