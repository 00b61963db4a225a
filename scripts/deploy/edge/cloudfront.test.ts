import { redirects, sampleSite } from '../../../tests/unit/sample-build';
import { loadHandler } from '../local/models/load-function';
import { siteRules } from '../site-rules';
import { bundleEdge } from './bundle';
import type { ViewerRequest } from './cloudfront';

const sample = sampleSite();
const handler = loadHandler(
  bundleEdge('cloudfront', siteRules(sample.site, 'https://switchyard.example', redirects)),
);
afterAll(sample.remove);

/** An event as CloudFront sends it. */
const call = (uri: string, further: Partial<ViewerRequest> = {}) =>
  handler({
    version: '1.0',
    request: { uri, querystring: {}, headers: { host: { value: 'switchyard.example' } }, ...further },
  });

test.each([
  ['/', '/index.html'],
  ['/products/ach', '/products/ach/index.html'],
  ['/app-0123abcd.js', '/app-0123abcd.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s is the file %s', (uri, file) => {
  expect(call(uri)).toMatchObject({ uri: file });
});

test('a redirect keeps the query with repeated and empty parameters', () => {
  const querystring = {
    a: { value: '1', multiValue: [{ value: '1' }, { value: 'b%20c' }] },
    flag: { value: '' },
  };
  expect(call('/Products/', { querystring })).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/products?a=1&a=b%20c&flag' } },
  });
});

test('another host leads to the canonical one', () => {
  const headers = { host: { value: 'www.switchyard.example' } };
  expect(call('/fees', { headers })).toMatchObject({
    headers: { location: { value: 'https://switchyard.example/fees' } },
  });
});
