import { socialCardPath } from './format';

const input = {
  brand: 'Harbor',
  url: 'harbor.example',
  title: 'Move money.',
  eyebrow: 'Products',
  caption: 'One API.',
  sign: 'R03',
  rails: ['ach'],
} as const;

test('the address is a hash without the brand', () => {
  expect(socialCardPath(input)).toMatch(/^\/social\/[0-9a-f]{16}\.png$/);
  expect(socialCardPath({ ...input })).toBe(socialCardPath(input));
});

test.each(['brand', 'url', 'title', 'eyebrow', 'caption', 'sign'] as const)(
  'another %s has another address',
  (field) => {
    expect(socialCardPath({ ...input, [field]: 'Other' })).not.toBe(socialCardPath(input));
  },
);
