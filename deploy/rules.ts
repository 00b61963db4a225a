/**
 * How the site is served, on every host. `*` is any text. No two rules set the same header for a path: Cloudflare Pages would join the
 * values.
 */

/** Headers of the paths that match a pattern. */
export interface Rule {
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Browser features that the site never uses, turned off for it and for anything that it might embed. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** Patterns of files whose name changes with their content. */
export const immutable = [
  '/assets/*',
  '/fonts/*',
  '/images/*',
  '/social/*',
  '/pagefind/fragment/*',
  '/pagefind/index/*',
];

/** Patterns of files that programs read in a browser: assistants, feed readers, calendars, viewers of the API description. */
const readByOthers = ['/*.md', '/*.txt', '/*.xml', '/*.json', '/*.yaml', '/*.ics'];

/** Media types that hosts don't know, or know under another name. */
const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  'application/rss+xml; charset=utf-8': ['/updates.xml', '/updates/*.xml'],
  'application/feed+json; charset=utf-8': ['/updates.json'],
  'application/yaml; charset=utf-8': ['/openapi.yaml'],
  'application/json-patch+json': ['/openapi/*.patch.json'],
  'application/linkset+json': ['/.well-known/api-catalog'],
  'text/markdown; charset=utf-8': ['/*.md'],
};

/** Where programs that read the reference find the API description (RFC 8631) and the API catalog (RFC 9727). */
const discovery =
  '</openapi.json>; rel="service-desc"; type="application/json", </.well-known/api-catalog>; rel="api-catalog"';

/**
 * The rules for a build.
 * @param policy its Content-Security-Policy
 * @param pages patterns of its pages
 */
export const rules = (policy: string, pages: readonly string[]): readonly Rule[] => [
  {
    paths: ['/*'],
    headers: {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
    },
  },
  // Not pictures: feed readers and search engines show them.
  { paths: pages, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  { paths: immutable, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { paths: readByOthers, headers: { 'Access-Control-Allow-Origin': '*' } },
  // Search engines show the page, which has the same text.
  { paths: ['/*.md'], headers: { 'X-Robots-Tag': 'noindex' } },
  { paths: ['/documentation/api*'], headers: { Link: discovery } },
  ...Object.entries(mediaTypes).map(([type, paths]) => ({ paths, headers: { 'Content-Type': type } })),
];

/** A pattern as the source of a regular expression that matches a whole path. */
export const patternSource = (pattern: string): string =>
  `^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;
