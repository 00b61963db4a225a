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

test('other rails have another address', () => {
  expect(socialCardPath({ ...input, rails: ['wires'] })).not.toBe(socialCardPath(input));
});

test.each([
  [
    'fonts',
    '../../theme/fonts',
    { fonts: [{ family: 'Other', weight: 400, file: 'other-400.1a2b3c4d.woff2' }] },
  ],
  ['colors', '../../theme/schemes', { light: { paper: '#FFFFFF' } }],
])('other %s have another address', (_what, module, other) => {
  jest.isolateModules(() => {
    jest.doMock(module, () => ({ ...jest.requireActual<object>(module), ...other }));
    const changed = jest.requireActual<typeof import('./format')>('./format');
    expect(changed.socialCardPath(input)).not.toBe(socialCardPath(input));
    jest.dontMock(module);
  });
});
