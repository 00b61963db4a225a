import { isThirdPartyOnly } from './third-party';

const origin = 'https://site.example';
const own = `${origin}/app-1a2b3c4d.js`;
const errorFrom = (...files: (string | undefined)[]) => ({
  exception: {
    values: [
      { stacktrace: { frames: files.map((filename) => (filename === undefined ? {} : { filename })) } },
    ],
  },
});

test.each([
  ['a script of the site', [own], false],
  ['the same with a query', [`${own}?v=2`], false],
  ['a script of another site', ['https://other.example/widget.js'], true],
  ['scripts of both', ['https://other.example/widget.js', own], false],
  ['a browser extension', ['chrome-extension://abcdef/content.js'], true],
  ['code written into the page', [`${origin}/fees`], true],
  ['code of no known script', ['<anonymous>', undefined], true],
  ['a host that only looks alike', ['https://site.example.evil.test/app.js'], true],
])('%s', (_name, files, expected) => {
  expect(isThirdPartyOnly(errorFrom(...files), origin)).toBe(expected);
});

test('an error without scripts is kept', () => {
  expect(isThirdPartyOnly({}, origin)).toBe(false);
  expect(isThirdPartyOnly({ exception: { values: [{ value: 'a rejected text' }] } }, origin)).toBe(false);
  expect(isThirdPartyOnly(errorFrom(), origin)).toBe(false);
});

test('a third-party error with a cause in our code is kept', () => {
  const [foreign, cause] = [errorFrom('https://other.example/widget.js'), errorFrom(own)];
  const values = [...foreign.exception.values, ...cause.exception.values];
  expect(isThirdPartyOnly({ exception: { values } }, origin)).toBe(false);
});
