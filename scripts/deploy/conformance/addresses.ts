/** Pages under every form of their address, redirects, and addresses where there's nothing. */
import { readSiteFile } from '../built-site';
import { withQuery } from '../edge/redirect-target';
import { matchesAny } from '../path-pattern';
import { allowOrigin, hstsName } from '../site-rules';
import { type Check, checkEach, differs, type Subject } from './check';
import { mediaType } from './headers';

/** Other forms of a page's address. Each leads to the page. */
function otherForms(route: string): string[] {
  if (route === '/') return ['//', '/index.html'];
  const doubled = route.replace(/\/([^/]*)$/, '//$1');
  return [
    `${route}/`,
    `${route}.html`,
    `${route}/index.html`,
    route.toUpperCase(),
    route.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    doubled,
    `${doubled}/`,
    `${route}/?from=a%20b&n=1&n=2&to=x=y`,
  ];
}

/** True for a redirect that browsers keep: Cloudflare Pages and others send 308 for some forms. */
const isPermanent = (status: number): boolean => status === 301 || status === 308;

/** The path, query and fragment to which a response redirects. */
function destination(location: string | undefined, { origin }: Subject['rules']): string | undefined {
  if (location === undefined) return undefined;
  const { pathname, search, hash } = new URL(location, origin);
  return pathname + search + hash;
}

/** Each page is at its address. */
export const pages: Check = ({ ask, site }) =>
  checkEach(
    site.routes.map((path) => ({ path })),
    async ({ path }) => {
      const { status, body } = await ask(path);
      const file = path === '/' ? '/index.html' : `${path}/index.html`;
      return [
        differs('status', status, 200),
        body.toString() !== readSiteFile(site, file) && 'the body is not that of the page',
      ];
    },
  );

/** Every other form of an address leads to the page, with the query. */
export const forms: Check = ({ ask, site, rules }) => {
  const routes = site.routes.flatMap((route) => otherForms(route).map((path) => ({ path, to: route })));
  const moved = Object.entries(rules.redirects).flatMap(([from, to]) =>
    [from, `${from}?n=1`].map((path) => ({ path, to })),
  );
  return checkEach([...routes, ...moved], async ({ path, to }) => {
    const { status, headers } = await ask(path, { headers: { origin: 'https://reader.example' } });
    const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
    return [
      !isPermanent(status) && `status is ${status}, not 301`,
      differs('destination', destination(headers.location, rules), withQuery(to, query)),
      // A browser follows the redirect for a page of another site only with this header.
      matchesAny(rules.shared, to) && differs(allowOrigin, headers[allowOrigin.toLowerCase()], '*'),
    ];
  });
};

/** Addresses at which a careless server shows something: folders, hidden files, source maps, compressed forms, other sites. */
const nothingAt = (script: string): readonly string[] => [
  '/no-such-page',
  '/products/no-such-page',
  '/page-data',
  '/fonts',
  '/.env',
  '/.git/config',
  '/.htaccess',
  '/.well-known',
  `${script}.map`,
  `${script}.br`,
  '/index.html.gz',
  '/app-00000000.js',
  '/webpack.stats.json',
  '/..%2f..%2fetc%2fpasswd',
  '/~partytown/partytown.js',
  '/images/no-such-picture.webp',
  '/robots.txt/',
  '/no-such%0apage',
  `/${'a'.repeat(300)}`,
];

/** Where there's nothing, the response is a 404 with the 404 page. */
export const missing: Check = ({ ask, site, rules }) => {
  const script = site.files.find((file) => file.endsWith('.js')) ?? '/app.js';
  const page = readSiteFile(site, rules.errorPage);
  return checkEach(
    nothingAt(script).map((path) => ({ path })),
    async ({ path }) => {
      const { status, headers, body } = await ask(path);
      // Some servers refuse an encoded path before they look for it.
      if (path.includes('%2f')) return [status < 400 && `status is ${status}`];
      // Some servers remove the slash first.
      if (path.endsWith('/')) return [status < 300 && `status is ${status}`];
      // As from a browser that has the response and loads it again.
      const again = await ask(path, { headers: { 'if-none-match': headers.etag ?? '"none"' } });
      return [
        differs('status', status, 404),
        differs('media type', mediaType(headers['content-type']), 'text/html'),
        body.toString() !== page && 'the body is not the 404 page',
        differs('status of the second response', again.status, 404),
        again.body.toString() !== page && 'the second body is not the 404 page',
        /immutable/.test(headers['cache-control'] ?? '') && 'browsers keep the 404 for a year',
      ];
    },
  );
};

/** Addresses with which a careless redirect leads to another site. */
const strangers = [
  '//other.example',
  '//other.example/',
  '/\\other.example/',
  '/%5cother.example/',
  '///other.example//',
];

/** No address redirects to another site. */
export const noOpenRedirect: Check = ({ ask, rules }) =>
  checkEach(
    strangers.map((path) => ({ path })),
    async ({ path }) => {
      const { headers } = await ask(path);
      if (headers.location === undefined) return [];
      const { hostname } = new URL(headers.location, rules.origin);
      return [hostname === 'other.example' && `leads to ${headers.location}`];
    },
  );

/** Other hosts redirect to the canonical one, and keep browsers on HTTPS. */
export const canonicalHost: Check = ({ ask, rules }) =>
  checkEach(
    rules.otherHosts.map((path) => ({ path })),
    async ({ path: host }) => {
      const { status, headers } = await ask('/?a=1', { headers: { Host: host } });
      return [
        !isPermanent(status) && `status is ${status}, not 301`,
        differs('destination', headers.location, `${rules.origin}/?a=1`),
        differs(hstsName, headers[hstsName.toLowerCase()], rules.headers[hstsName]),
      ];
    },
  );
