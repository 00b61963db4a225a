import { sectionOf } from './site-sections';

test.each([
  ['/documentation', 'documentation'],
  ['/documentation/fedach', 'documentation'],
  ['/facts', 'documentation'],
  ['/documentation/api', 'api'],
  ['/documentation/api/ach_transfers', 'api'],
  ['/documentation/codes/ach-returns/r03', 'codes'],
  ['/products/ach', 'products'],
  ['/solutions', 'products'],
  ['/fees', 'products'],
  ['/updates/wire-reversals', 'updates'],
  ['/', 'company'],
  ['/privacy', 'company'],
])('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
