/** The generated part of nginx's configuration: what deploy/nginx/*.conf include. */
import type { Rule } from './rules';
import { patternSource } from './rules';
import type { Redirect } from './site';

const quoted = (text: string): string => `"${text.replaceAll(/["\\$]/g, '\\$&')}"`;

const mapOf = (input: string, output: string, rows: readonly string[]): string =>
  `map ${input} ${output} {\n${rows.map((row) => `  ${row};\n`).join('')}}\n`;

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** nginx asks for the headers of a file, once it has found it: "/" is "/index.html" by then. */
const fileSource = (path: string): string => (path === '/' ? '^/index\\.html$' : patternSource(path));

/** The value of each header by path. A header without a value isn't sent. */
function headerMaps(rules: readonly Rule[]): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const { paths, headers } of rules)
    for (const [name, value] of Object.entries(headers)) {
      const own = paths.map((path) => `"~${fileSource(path)}" ${quoted(value)}`);
      rows.set(name, [...(rows.get(name) ?? []), ...own]);
    }
  rows.delete('Content-Type');
  rows.get('Cache-Control')?.unshift('default "public, max-age=0, must-revalidate"');
  return rows;
}

/** For the http context: headers by path, moved addresses, and where error reports go. */
export const nginxMaps = (
  rules: readonly Rule[],
  redirects: readonly Redirect[],
  reportsEndpoint: string,
): string =>
  [
    ...[...headerMaps(rules)].map(([name, rows]) => mapOf('$uri', variableOf(name), rows)),
    mapOf(
      '$uri',
      '$site_moved',
      redirects.map(({ from, to }) => `${quoted(from)} ${quoted(to)}`),
    ),
    mapOf('""', '$site_reports', [`default ${quoted(reportsEndpoint)}`]),
  ].join('\n');

/** For the server context: the headers, and the media types of single files. */
export function nginxHeaders(rules: readonly Rule[]): string {
  const headers = [...headerMaps(rules).keys()].map((name) => {
    // A "not found" isn't kept for a year.
    const always = name === 'Cache-Control' ? '' : ' always';
    return `add_header ${name} ${variableOf(name)}${always};\n`;
  });
  const types = rules.flatMap(({ paths, headers: { 'Content-Type': type } }) =>
    type
      ? paths.map(
          (path) =>
            `location ~ "${patternSource(path)}" { types {} default_type ${quoted(type)}; try_files $uri =404; }\n`,
        )
      : [],
  );
  return [...headers, ...types].join('');
}
