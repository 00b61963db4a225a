/** Writes the files of Netlify: netlify.toml, edge functions, and _headers within the site. */
import { bundleEdge } from '../edge/bundle';
import { matchesAny } from '../path-pattern';
import { cacheControl, type SiteRules, sharedHeaders } from '../site-rules';
import { type HeaderRule, headersFile } from './headers-file';

/** Netlify's * is allowed only at the end of a path: other patterns become the files that they match. */
const netlifyPaths = (pattern: string, files: readonly string[]): readonly string[] =>
  pattern.endsWith('/*') ? [pattern] : files.filter((file) => matchesAny([pattern], file));

/** Where two rules set the same header, the later one is used. */
function headerRules(rules: SiteRules, files: readonly string[]): HeaderRule[] {
  const rulesFor = (patterns: readonly string[], headers: HeaderRule['headers']): HeaderRule[] =>
    patterns.flatMap((pattern) => netlifyPaths(pattern, files)).map((path) => ({ path, headers }));
  return [
    { path: '/*', headers: Object.entries(rules.headers) },
    ...rulesFor(rules.immutable, [['Cache-Control', cacheControl.immutable]]),
    ...rulesFor(rules.shared, Object.entries(sharedHeaders)),
  ];
}

const settings = `# Written by npm run deploy:prepare.
[build]
  # The site is built. Without a command, the CLI would run that of the framework in the folders above.
  command = "true"
  publish = "site"
  edge_functions = "edge-functions"

[build.processing.html]
  pretty_urls = false
`;

/**
 * The files beside the site's own, by path.
 * @param files the published files
 */
export const netlifyFiles = (
  rules: SiteRules,
  files: readonly string[],
): Readonly<Record<string, string>> => ({
  '/netlify.toml': settings,
  '/site/_headers': headersFile(headerRules(rules, files)),
  '/edge-functions/site.js': bundleEdge('netlify', rules),
  ...(rules.tunnel ? { '/edge-functions/reports.js': bundleEdge('netlify-reports', rules) } : {}),
});
