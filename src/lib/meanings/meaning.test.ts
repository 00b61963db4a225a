import { meaningAt } from './meaning';

test.each([
  ['/documentation/codes/ach-returns/r03', '/meanings/ach-returns.json', 'r03'],
  ['/documentation/codes/api-errors/rate_limited_error', '/meanings/api-errors.json', 'rate_limited_error'],
  ['/documentation/api/ach-transfers', '/meanings/api.json', 'ach-transfers'],
  ['/documentation/api/ach-transfers#amount', '/meanings/api.json', 'ach-transfers'],
])('the meaning of %s is in %s', (href, file, key) => {
  expect(meaningAt(href)).toEqual({ file, key });
});

test.each([
  '/documentation/codes/ach-returns',
  '/documentation/api',
  '/documentation/fedach',
  '#figure-x',
  '/fees',
])('%s has no meaning in a file', (href) => {
  expect(meaningAt(href)).toBeUndefined();
});
