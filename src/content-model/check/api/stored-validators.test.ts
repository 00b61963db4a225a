import { inMemory, type ResultStore } from '../cache/result-store';
import { storedValidators } from './stored-validators';

const schemas = (unit = 'kg') => ({
  parcel: { type: 'object', properties: { weight: { $ref: '#/weight' }, next: { $ref: '#/parcel' } } },
  weight: { $ref: '#/amount' },
  amount: { type: ['integer', 'null'], description: unit },
  other: {},
});

let store: ResultStore;
let made: number;

/** How many values are validated rather than found in the store. */
async function validated(served: object, ref: string, value: unknown, name = 'whole'): Promise<number> {
  made = 0;
  await storedValidators(served, store)(name)(ref, value);
  return made;
}

beforeEach(async () => {
  const kept = new Map<string, unknown>();
  store = {
    get: (key) => kept.get(key),
    set: (key, result) => {
      made += 1;
      kept.set(key, result);
    },
  };
  await validated(schemas(), '#/parcel', { weight: null });
  await validated(schemas(), '#/parcel', { weight: 3 });
});

test('the faults of a value are those that the schema finds', async () => {
  const faultsOf = storedValidators(schemas(), inMemory)('whole');
  expect(await faultsOf('#/parcel', { weight: 3 })).toEqual([]);
  expect((await faultsOf('#/parcel', { weight: 'three' })).map(({ path }) => path)).toEqual([['weight']]);
});

test('the faults of the same value under the same schemas are stored', async () => {
  expect(await validated(schemas(), '#/parcel', { weight: 3 })).toBe(0);
  expect(await validated({ ...schemas(), other: { type: 'string' } }, '#/parcel', { weight: 3 })).toBe(0);
});

test.each<[what: string, served: object, ref: string, value: unknown, name?: string]>([
  ['the value', schemas(), '#/parcel', { weight: 4 }],
  ['a value that JSON does not have', schemas(), '#/parcel', { weight: Number.NaN }],
  ['the schema', { ...schemas(), parcel: { properties: {} } }, '#/parcel', { weight: 3 }],
  ['a schema that it refers to through another', schemas('lb'), '#/parcel', { weight: 3 }],
  ['which schema it is', schemas(), '#/other', { weight: 3 }],
  ['the variant', schemas(), '#/parcel', { weight: 3 }, 'part'],
])('a value is validated again when this changes: %s', async (_what, ...changed) => {
  expect(await validated(...changed)).toBe(1);
});

test('where schemas name others in other ways, any change of the description counts', async () => {
  const named = { ...schemas(), other: { $anchor: 'elsewhere' } };
  expect(await validated(named, '#/parcel', { weight: 3 })).toBe(1);
  expect(await validated({ ...named, more: {} }, '#/parcel', { weight: 3 })).toBe(1);
});
