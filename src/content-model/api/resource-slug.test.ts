import { slugOfResource } from './resource-slug';

test.each([
  [{ 'x-displayName': 'ACH transfers' }, 'ach-transfers'],
  [{ 'x-displayName': 'Real-time payments transfers' }, 'real-time-payments-transfers'],
  [{ name: 'ach_transfer' }, undefined],
  [null, undefined],
  ['ACH', undefined],
])('the address of %j ends in %j', (tag, slug) => {
  expect(slugOfResource(tag)).toBe(slug);
});
