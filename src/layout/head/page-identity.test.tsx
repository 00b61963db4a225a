import { canonicalOf, isInDocument, titleOf, writeIdentity } from './page-identity';

test('a title ends with the brand', () => {
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

test("without the rest of the head, title, address and robots are the page's", () => {
  document.head.innerHTML = '<title>Fees</title><link rel="canonical" href="https://halyard.example/fees">';
  const failed = { title: 'Error', canonical: 'https://halyard.example/contact', noIndex: true };
  writeIdentity(failed);
  writeIdentity(failed);
  expect(document.title).toBe('Error');
  expect(isInDocument(failed)).toBe(true);
  expect(document.head.querySelectorAll('link, meta')).toHaveLength(2);
  writeIdentity({ ...failed, noIndex: false });
  expect(isInDocument({ ...failed, noIndex: false })).toBe(true);
});
