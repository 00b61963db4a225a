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

/** What a directive makes of a field's value, after what another has made of it. */
function resolved(directive: string, value: unknown, earlier?: Resolve, args: object = {}): unknown {
  const extension = createFieldExtension.mock.calls
    .map(([call]) => call)
    .find(({ name }) => name === directive);
  const field = extension?.extend({}, earlier ? { resolve: earlier } : {});
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
])('@words makes %p into %p', async (value, words) => {
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
])('@day makes %p into %p', (value, day) => {
  expect(resolved('day', value)).toBe(day);
});

test.each([
  [undefined, []],
  [null, []],
  [['a'], ['a']],
  [[], []],
])('@orEmpty makes %p into %p', async (value, list) => {
  expect(await resolved('orEmpty', value)).toEqual(list);
});

test.each([
  [undefined, false],
  [null, false],
  [true, true],
])('@orFalse makes %p into %p', (value, on) => {
  expect(resolved('orFalse', value)).toBe(on);
});

test('@orEmpty keeps what another directive has made of a list', async () => {
  expect(await resolved('orEmpty', ['a'], () => ['record a'])).toEqual(['record a']);
  expect(await resolved('orEmpty', undefined, async () => null)).toEqual([]);
});

test('every directive that the types use is declared, but those of Gatsby', () => {
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
