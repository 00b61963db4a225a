/** The _headers file of Cloudflare Pages and Netlify: paths, and below each the headers it gets. */

/** A path with its headers. A name that starts with "! " removes what an earlier rule has set (Cloudflare only). */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
}

const line = ([name, value]: readonly [string, string]): string =>
  name.startsWith('! ') ? `  ${name}` : `  ${name}: ${value}`;

/** The text of the file. Rules for the same path become one, because Cloudflare reads only the last of them. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const byPath = new Map<string, HeaderRule['headers']>();
  for (const { path, headers } of rules) byPath.set(path, [...(byPath.get(path) ?? []), ...headers]);
  const blocks = [...byPath].map(([path, headers]) => [path, ...headers.map(line)].join('\n'));
  return `${blocks.join('\n\n')}\n`;
}
