import { fixForPath } from './paths';

const pages = [
  '/',
  '/fees',
  '/products/ach',
  '/documentation/webhooks',
  '/documentation/fednow',
  '/products/fednow',
];

test.each([
  ['/fee', 'did you mean "/fees"?'],
  ['/docs/webhooks', 'did you mean "/documentation/webhooks"?'],
  ['/guides/webhook', 'did you mean "/documentation/webhooks"?'],
  ['/networks/fednow', 'did you mean "/products/fednow"?'],
  ['/about/leadership', 'write the address of a page, such as /fees; /search lists all of them'],
])('the fix for the dead link %s', (path, fix) => {
  expect(fixForPath(path, pages)).toBe(fix);
});
