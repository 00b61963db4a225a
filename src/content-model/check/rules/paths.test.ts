import { fixForPath } from './paths';

const pages = new Set([
  '/',
  '/fees',
  '/products/ach',
  '/documentation/webhooks',
  '/documentation/fednow',
  '/products/fednow',
  '/solutions/cart',
  '/solutions/cards',
]);
const paths = {
  pages,
  former: new Map([['/pricing', '/fees#ach']]),
  published: new Set(['/solutions/cart', '/solutions/card', '/solutions/pay']),
  added: ['/solutions/cards', '/solutions/pay-by-bank'],
};

test.each([
  ['/fee', 'did you mean "/fees"?'],
  ['/docs/webhooks', 'did you mean "/documentation/webhooks"?'],
  ['/guides/webhook', 'did you mean "/documentation/webhooks"?'],
  ['/networks/fednow', 'did you mean "/products/fednow"?'],
  ['/pricing', 'write "/fees#ach", where it redirects'],
  ['/solutions/card', 'did you mean "/solutions/cards"?'],
  ['/solutions/pay', 'did you mean "/solutions/pay-by-bank"?'],
  ['/solutions/cars', 'did you mean "/solutions/cart"?'],
  ['/about/leadership', 'write the address of a page, such as /fees; /search lists all of them'],
])('the fix for the dead link %s', (path, fix) => {
  expect(fixForPath(path, paths)).toBe(fix);
});
