import { pageOfResource } from './resource-slug';

test.each([
  [
    { 'x-displayName': 'ACH transfers', 'x-summary': 'Money.' },
    { slug: 'ach-transfers', name: 'ACH transfers', description: 'Money.' },
  ],
  [
    { 'x-displayName': 'Real-time decisions' },
    { slug: 'real-time-decisions', name: 'Real-time decisions', description: '' },
  ],
  [{ name: 'ach_transfer' }, undefined],
  [null, undefined],
  ['ACH', undefined],
])('the page of the tag %j is %j', (tag, page) => {
  expect(pageOfResource(tag)).toEqual(page);
});
