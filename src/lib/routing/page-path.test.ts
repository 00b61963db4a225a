import { pageDataAddress, pagePath } from './page-path';

test.each([
  ['/', '/'],
  ['/fees', '/fees'],
  ['/fees/', '/fees'],
  ['/fees?plan=a#limits', '/fees'],
  ['/fees#100%', '/fees'],
  ['/caf%C3%A9', '/café'],
  ['/%ZZ', '/%ZZ'],
  ['', '/'],
])('the page at %j is %s', (address, path) => {
  expect(pagePath(address)).toBe(path);
});

test('the home page has a name for its data', () => {
  expect(pageDataAddress('/')).toBe('/page-data/index/page-data.json');
  expect(pageDataAddress('/products/ach')).toBe('/page-data/products/ach/page-data.json');
});
