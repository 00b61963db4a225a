import { imageNameOf } from '../../src/content-model/images';
import { sampleSite } from '../../tests/unit/sample-build';
import { matchesAny } from './path-pattern';
import { cacheControl, cacheControlOf, readOrigin, shared, siteRules } from './site-rules';

const origin = 'https://switchyard.example';

function rulesOf(further: Readonly<Record<string, string>> = {}) {
  const sample = sampleSite(further);
  try {
    return { rules: siteRules(sample.site, origin), site: sample.site };
  } finally {
    sample.remove();
  }
}

test('the origin is that of the site’s address', () => {
  expect(readOrigin('url: https://switchyard.example/\n')).toBe(origin);
});

test("pages are routes without a slash at the end, and don't include the 404 page", () => {
  expect(rulesOf().rules.routes).toEqual(['/', '/documentation', '/fees', '/products', '/products/ach']);
});

test('hidden files, source maps and files of the build itself are not published', () => {
  const { files } = rulesOf({ '/_gatsby/slices/a.html': 'x', '/~partytown/a.js': 'x' }).site;
  expect(files).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/\.env|\.map$|webpack|_gatsby|~|^\/404\//)]),
  );
  expect(files).toContain('/.well-known/security.txt');
});

test.each([
  ['/app-0123abcd.js', cacheControl.immutable],
  ['/fonts/sans.0123abcd.woff2', cacheControl.immutable],
  ['/pagefind/index/en_0123abcd.pf_index', cacheControl.immutable],
  ['/pagefind/pagefind.js', cacheControl.revalidated],
  ['/products/index.html', cacheControl.revalidated],
  ['/page-data/products/page-data.json', cacheControl.revalidated],
  ['/page-data/sq/d/708496282.json', cacheControl.revalidated],
])('%s is kept: %s', (path, expected) => {
  expect(cacheControlOf(rulesOf().rules, path)).toBe(expected);
});

test.each([
  '/products.md',
  '/documentation/codes/ach-returns/r01.md',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap-0.xml',
  '/updates/products/ach.xml',
  '/openapi.yaml',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
])('pages of other sites can read %s', (path) => {
  expect(matchesAny(shared, path)).toBe(true);
});

test.each([
  '/index.html',
  '/products/index.html',
  '/app-0123abcd.js',
  '/page-data/products/page-data.json',
  '/fonts/sans.0123abcd.woff2',
  '/pagefind/fragment/en_0123abcd.pf_fragment',
])("pages of other sites can't read %s", (path) => {
  expect(matchesAny(shared, path)).toBe(false);
});

test.each([
  ['/plain.js', '/plain.js is kept for a year, but its name has no hash: move it, or change "immutable".'],
  ['/film.mp4', '/film.mp4 has no media type: add its ending to "mediaTypes".'],
  ['/Terms.txt', /^\/Terms\.txt: hosts redirect addresses to lower case/],
])('%s is refused', (path, message) => {
  expect(() => rulesOf({ [path]: 'x' })).toThrow(message);
});

test.each(['png', 'jpg', 'webp'])('an editor’s picture may be a %s', (ending) => {
  expect(imageNameOf(`images/harbor.${ending}`)).toBeDefined();
  const picture = `/images/harbor-0123abcd-480.${ending}`;
  expect(rulesOf({ [picture]: 'x' }).site.files).toContain(picture);
});

test('with error reports sent directly the policy names their address, with a tunnel it does not', () => {
  const dsn = 'https://key@errors.example/1';
  const policy = (settings: object) =>
    rulesOf({ '/error-reporting.json': JSON.stringify(settings) }).rules.headers['Content-Security-Policy'];
  expect(policy({ dsn })).toContain("connect-src 'self' https://errors.example;");
  expect(policy({ dsn, tunnel: '/reports' })).not.toContain('errors.example');
  expect(policy({ dsn: null })).not.toContain('connect-src');
});

test('a tunnel on another site is refused', () => {
  const settings = { dsn: 'https://key@errors.example/1', tunnel: 'https://other.example/' };
  expect(() => rulesOf({ '/error-reporting.json': JSON.stringify(settings) })).toThrow(
    'The tunnel of error-reporting.json is "https://other.example/": write a path such as "/reports".',
  );
});
