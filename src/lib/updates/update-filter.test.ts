import { filterAddress, filterFrom } from './update-filter';

const product = { id: 'product-updates', filter: 'Product Updates' };
const story = { id: 'customer-story', filter: 'Customer story' };
const kinds = [product, story];

test.each([
  ['', undefined, undefined],
  ['?', undefined, undefined],
  ['?filter=', undefined, undefined],
  ['?page=2', undefined, undefined],
  ['?filter=Product+Updates', product, undefined],
  ['?filter=Product%20Updates', product, undefined],
  ['?filter=product+updates', product, undefined],
  ['?page=2&filter=Customer+story', story, undefined],
  ['?filter=Customer', undefined, 'Customer'],
  ['?filter=customer-story', undefined, 'customer-story'],
  ['?filter=%3Cb%3E', undefined, '<b>'],
  [`?filter=${'x'.repeat(3000)}`, undefined, `${'x'.repeat(60)}…`],
])('%p', (search, kind, unknown) => {
  expect(filterFrom(search, kinds)).toEqual({ kind, unknown });
});

test.each([
  [product, '/updates?filter=Product+Updates'],
  [story, '/updates?filter=Customer+story'],
])('the address of %p is %s and leads back to it', (kind, address) => {
  expect(filterAddress(kind)).toBe(address);
  expect(filterFrom(address.slice(address.indexOf('?')), kinds).kind).toBe(kind);
});
