import type { Fault } from '../api/validator';
import { type KnownFaults, withKnownFaults } from './known-faults';

const fault: Fault = { path: [], message: 'is wrong', fix: 'correct it' };

const root = (unit = 'kg') => ({
  parcel: { properties: { weight: { $ref: '#/weight' }, next: { $ref: '#/parcel' } } },
  weight: { items: { $ref: '#/amount' } },
  amount: { description: unit },
  other: {},
});

let known: KnownFaults = {};

/** How often a validator is asked, and what it says, when a value is looked at with what earlier runs found. */
function look(description: object, ref: string, value: unknown, kind = 'whole') {
  const used: KnownFaults = {};
  const validator = jest.fn(() => [fault]);
  const use = (key: string, faults: Fault[]) => {
    used[key] = faults;
  };
  const faults = withKnownFaults(validator, { kind, root: description, known, use })(ref, value);
  known = { ...known, ...used };
  expect(faults).toEqual([fault]);
  return validator.mock.calls.length;
}

beforeEach(() => {
  known = {};
  look(root(), '#/parcel', { weight: null });
  look(root(), '#/parcel', { weight: 3 });
});

test('the faults of the same value under the same schemas are known', () => {
  expect(look(root(), '#/parcel', { weight: 3 })).toBe(0);
  expect(look({ ...root(), other: { type: 'string' } }, '#/parcel', { weight: 3 })).toBe(0);
});

test.each<[what: string, description: object, ref: string, value: unknown, kind?: string]>([
  ['the value', root(), '#/parcel', { weight: 4 }],
  ['a value that JSON does not have', root(), '#/parcel', { weight: Number.NaN }],
  ['the schema', { ...root(), parcel: { properties: {} } }, '#/parcel', { weight: 3 }],
  ['a schema that it refers to through another', root('lb'), '#/parcel', { weight: 3 }],
  ['which schema it is', root(), '#/other', { weight: 3 }],
  ['the validator', root(), '#/parcel', { weight: 3 }, 'part'],
])('another validation when this changes: %s', (_what, ...changed) => {
  expect(look(...changed)).toBe(1);
});

test('where schemas name others in other ways, any change of the description counts', () => {
  const named = { ...root(), other: { $anchor: 'elsewhere' } };
  expect(look(named, '#/parcel', { weight: 3 })).toBe(1);
  expect(look({ ...named, more: {} }, '#/parcel', { weight: 3 })).toBe(1);
});
