import { currentOf } from './current-item';

test.each([
  ['/fees', '/fees', '', 'page'],
  ['/documentation', '/documentation/fedach', '', 'true'],
  ['/updates?filter=Customer+story', '/updates', '?filter=Customer+story', 'page'],
  ['/updates', '/updates', '?filter=Customer+story', undefined],
  ['/fees', '/', '', undefined],
  ['https://status.example', '/', '', undefined],
])('%s on %s%s: aria-current is %s', (href, pathname, search, current) => {
  expect(currentOf(href, { pathname, search })).toBe(current);
});
