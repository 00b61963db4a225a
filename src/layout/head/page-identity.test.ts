import { canonicalOf, titleOf } from './page-identity';

test('a title has the brand behind it', () => {
  expect(titleOf('Fees', 'Halyard')).toBe('Fees — Halyard');
});

test.each([
  ['/', 'https://halyard.example/'],
  ['', 'https://halyard.example/'],
  ['/fees', 'https://halyard.example/fees'],
  ['/fees/', 'https://halyard.example/fees'],
  ['/documentation/api//', 'https://halyard.example/documentation/api'],
])('%p is indexed as %s', (pathname, canonical) => {
  expect(canonicalOf('https://halyard.example', pathname)).toBe(canonical);
});
