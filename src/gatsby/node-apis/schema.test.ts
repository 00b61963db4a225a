import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { siteContext } from '../../../tests/unit/site-records';
import { createSchemaCustomization } from './schema';

type Resolve = (source: object, args: object, context: unknown, info: { fieldName: string }) => unknown;
type Extension = {
  name: string;
  extend: (options: object, field: { resolve?: Resolve }) => { resolve: Resolve };
};

const createFieldExtension = jest.fn<void, [Extension]>();
const createTypes = jest.fn<void, [string]>();

beforeAll(async () => {
  const args = { actions: { createFieldExtension, createTypes } } as unknown as CreateSchemaCustomizationArgs;
  await createSchemaCustomization?.(args, { plugins: [] }, () => {});
});

const extensionOf = (directive: string): Extension | undefined =>
  createFieldExtension.mock.calls.map(([call]) => call).find(({ name }) => name === directive);

/** The result of a directive for a field's value, after an optional earlier directive. */
function resolved(directive: string, value: unknown, earlier?: Resolve, args: object = {}): unknown {
  const field = extensionOf(directive)?.extend({}, earlier ? { resolve: earlier } : {});
  return field?.resolve({ field: value }, args, siteContext().context, { fieldName: 'field' });
}

test.each([
  ['Ask {brand}.', 'Ask Halyard.'],
  ['{fact:ceiling} by {clock:cutoff}', '$1,000 by 16:45'],
  ['{unknown}', '{unknown}'],
  [
    ['{brand}', 'and {banks}'],
    ['Halyard', 'and First Bank'],
  ],
  [3, '3'],
  [null, null],
  [undefined, undefined],
])('@words turns %p into %p', async (value, words) => {
  expect(await resolved('words', value)).toEqual(words);
});

test.each([
  [true, 'Halyard takes ⟦ceiling:$1,000⟧'],
  [false, 'Halyard takes $1,000'],
  [null, 'Halyard takes $1,000'],
])('@words with marked: %p gives %p', async (marked, words) => {
  expect(await resolved('words', '{brand} takes {fact:ceiling}', undefined, { marked })).toBe(words);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  [new Date('2026-11-20T00:00:00Z'), '2026-11-20'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
])('@day turns %p into %p', (value, day) => {
  expect(resolved('day', value)).toBe(day);
});

test.each([
  [undefined, []],
  [null, []],
  [['a'], ['a']],
  [[], []],
])('@orEmpty turns %p into %p', async (value, list) => {
  expect(await resolved('orEmpty', value)).toEqual(list);
});

test.each([
  [undefined, false],
  [null, false],
  [true, true],
])('@orFalse turns %p into %p', (value, on) => {
  expect(resolved('orFalse', value)).toBe(on);
});

test("@orEmpty keeps another directive's result", async () => {
  expect(await resolved('orEmpty', ['a'], () => ['record a'])).toEqual(['record a']);
  expect(await resolved('orEmpty', undefined, async () => null)).toEqual([]);
});

test.each([
  ['default_title', undefined, 'Payments by Halyard'],
  ['default_title', null, 'Payments by Halyard'],
  ['default_title', 'Pricing of {brand}', 'Pricing of Halyard'],
  ['default_description', undefined, 'Halyard moves money.'],
])('@inherited from %s turns %p into %p', async (from, value, words) => {
  const brand = {
    name: 'Halyard',
    url: 'https://halyard.example',
    urls: {},
    emails: {},
    default_title: 'Payments by {brand}',
    default_description: '{brand} moves money.',
  };
  const { context } = siteContext([], { BrandContent: [brand] });
  const interpolated: Resolve = (...given) =>
    extensionOf('words')
      ?.extend({}, {})
      .resolve(...given);
  const field = extensionOf('inherited')?.extend({ from }, { resolve: interpolated });
  expect(await field?.resolve({ field: value }, {}, context, { fieldName: 'field' })).toBe(words);
});

test("every directive in the types is declared, except Gatsby's", () => {
  const declared = createFieldExtension.mock.calls.map(([{ name }]) => name);
  const used = createTypes.mock.calls.flatMap(([sdl]) =>
    [...sdl.matchAll(/(?<=\s)@(\w+)/g)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !declared.includes(name ?? '')).sort()).toEqual([
    'dontInfer',
    'link',
    'proxy',
  ]);
});
