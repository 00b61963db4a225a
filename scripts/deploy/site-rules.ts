/** How the site is served, on every host: the one definition from which the files of each host are written. */
import { extname } from 'node:path';
import { parse } from 'yaml';
import { type BuiltSite, readSiteFile } from './built-site';
import { errorReports, type Tunnel } from './error-reports';
import { matchesAny } from './path-pattern';
import { contentSecurityPolicy } from './policy/content-security-policy';
import { inlineCode } from './policy/inline-code';

/** What every host does. Paths start with a slash. */
export interface SiteRules {
  /** The canonical origin: "https://switchyard.example". */
  readonly origin: string;
  /** Hosts that redirect to the canonical one. */
  readonly otherHosts: readonly string[];
  /** Addresses of pages: "/", "/products". */
  readonly routes: readonly string[];
  /** Addresses that redirect permanently, each with its target on the site. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Files whose name changes with their content, as patterns. */
  readonly immutable: readonly string[];
  /** Files that pages of other sites may show or read, as patterns. */
  readonly shared: readonly string[];
  /** The page of a 404. */
  readonly errorPage: string;
  readonly tunnel?: Tunnel;
  /** What keeps the policy from being strict, a sentence each. */
  readonly warnings: readonly string[];
}

/** Cache-Control of files whose name changes with their content, and of all others. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Kept, but used only after the server has confirmed it, so a page is never combined with another build's page-data. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** The header that says which sites may embed a file. */
export const resourcePolicy = 'Cross-Origin-Resource-Policy';

/** The header that lets pages of other sites read a file. No other file has it. */
export const allowOrigin = 'Access-Control-Allow-Origin';

/** The headers of shared files. None of them depends on the visitor. */
export const sharedHeaders = { [resourcePolicy]: 'cross-origin', [allowOrigin]: '*' } as const;

/** The header that keeps browsers on HTTPS. Redirects have it, too. */
export const hstsName = 'Strict-Transport-Security';

/** Media types by the ending of a file. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pagefind: 'application/octet-stream',
  pf_meta: 'application/octet-stream',
  pf_index: 'application/octet-stream',
  pf_fragment: 'application/octet-stream',
};

/** Endings of files that are compressed ahead of time. The others are compressed formats. */
export const compressible = new Set([
  'html',
  'js',
  'css',
  'json',
  'md',
  'txt',
  'xml',
  'yaml',
  'ics',
  'webmanifest',
  'svg',
]);

const immutable = [
  '/*.js',
  '/fonts/*',
  '/images/*',
  '/social/*',
  '/pagefind/fragment/*',
  '/pagefind/index/*',
  '/pagefind/*.pf_meta',
];

/**
 * Pictures, which feed readers and search engines show, and files that programs in a browser read: assistants, viewers of the API
 * description, feed readers and calendars. CloudFront has at most 25 of these patterns.
 */
export const shared = [
  '/images/*',
  '/social/*',
  '/icons/*',
  '/favicon.*',
  '/apple-touch-icon.png',
  '/**.md',
  '/**.txt',
  '/**.xml',
  '/openapi.yaml',
  '/openapi.json',
  '/facts.json',
  '/lifecycles.json',
  '/lifecycles/*',
  '/updates.json',
  '/banking-days.ics',
  '/site.webmanifest',
];

/** Browser features that the site never uses, turned off for it and for anything it might embed. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

const securityHeaders = {
  [hstsName]: 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  [resourcePolicy]: 'same-origin',
  'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
};

/** Ending of a file without its dot, "html" for "/products/index.html". */
export const ending = (file: string): string => extname(file).slice(1);

/** The canonical origin in content/site.yaml. */
export const readOrigin = (siteYaml: string): string => new URL(parse(siteYaml).url).origin;

/** The redirects in content/redirects.yaml: former addresses, each with the one where it leads. */
export function readRedirects(redirectsYaml: string): Readonly<Record<string, string>> {
  const { items } = parse(redirectsYaml) as { items: readonly { from: string; to: string }[] };
  return Object.fromEntries(items.map(({ from, to }) => [from, to]));
}

/** Throws for a file that browsers would keep for a year although its name has no hash. */
function checkHashes(files: readonly string[]): void {
  const plain = files.find((file) => matchesAny(immutable, file) && !/[0-9a-f]{7,}/.test(file));
  if (plain !== undefined)
    throw new Error(`${plain} is kept for a year, but its name has no hash: move it, or change "immutable".`);
}

/** Throws for a file without a media type. */
function checkMediaTypes(files: readonly string[]): void {
  const unknown = files.find((file) => !(ending(file) in mediaTypes));
  if (unknown !== undefined) throw new Error(`${unknown} has no media type: add its ending to "mediaTypes".`);
}

/**
 * The rules for a build.
 * @param origin the canonical one, "https://switchyard.example"
 * @param redirects former addresses, each with the one where it leads
 */
export function siteRules(
  site: BuiltSite,
  origin: string,
  redirects: Readonly<Record<string, string>> = {},
): SiteRules {
  checkHashes(site.files);
  checkMediaTypes(site.files);
  // A drawing has the policy, too, when it's opened alone.
  const pages = site.files.filter((file) => ['html', 'svg'].includes(ending(file)));
  const reports = site.files.includes('/error-reporting.json')
    ? errorReports(readSiteFile(site, '/error-reporting.json'))
    : {};
  const policy = contentSecurityPolicy(
    inlineCode(pages.map((page) => readSiteFile(site, page))),
    reports.origin,
  );
  return {
    origin,
    otherHosts: [`www.${new URL(origin).host}`],
    routes: site.routes,
    redirects,
    headers: { ...securityHeaders, 'Content-Security-Policy': policy.value },
    immutable,
    shared,
    errorPage: '/404.html',
    ...(reports.tunnel ? { tunnel: reports.tunnel } : {}),
    warnings: policy.warnings,
  };
}

/** The Cache-Control of a file. */
export const cacheControlOf = ({ immutable: patterns }: SiteRules, path: string): string =>
  matchesAny(patterns, path) ? cacheControl.immutable : cacheControl.revalidated;
