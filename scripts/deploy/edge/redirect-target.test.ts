import { redirectTarget } from './redirect-target';
import type { EdgeSettings } from './settings';

const settings: EdgeSettings = {
  origin: 'https://switchyard.example',
  otherHosts: ['www.switchyard.example'],
  redirects: { '/pricing': '/fees', '/report': '/security#report' },
  revalidated: 'no-cache',
  hsts: 'max-age=1',
  maxEnvelopeBytes: 1,
  tunnel: null,
};

const target = (path: string, query = '', host = 'switchyard.example') =>
  redirectTarget(settings, host, path, query);

test.each(['/', '/products', '/products/ach', '/app-0123abcd.js', '/index.md', '/.well-known/security.txt'])(
  '%s stays',
  (path) => {
    expect(target(path)).toBeUndefined();
  },
);

test.each([
  ['/products/', '/products'],
  ['/products.html', '/products'],
  ['/products/index.html', '/products'],
  ['/index.html', '/'],
  ['/PRODUCTS/Ach', '/products/ach'],
  ['//products///ach//', '/products/ach'],
  ['/Pricing/', '/fees'],
  ['//other.example/', '/other.example'],
  ['/\\other.example', '/other.example'],
  ['/%70roducts/%41ch', '/products/ach'],
  ['/caf%C3%A9%2F/', '/caf%c3%a9%2f'],
])('%s leads to %s', (path, expected) => {
  expect(target(path)).toBe(expected);
});

test('the query stays, and another host leads to the canonical one in one step', () => {
  expect(target('/products/', '?a=1')).toBe('/products?a=1');
  expect(target('/Products/', '?a=1', 'www.switchyard.example')).toBe(
    'https://switchyard.example/products?a=1',
  );
  expect(target('/report', '?a=1')).toBe('/security?a=1#report');
});
