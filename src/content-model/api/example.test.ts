import { smallApi } from '../../../tests/unit/sample-api';
import { exampleOf, exampleOfContent } from './example';

const parcel = { $ref: '#/components/schemas/parcel' };
const written = {
  id: 'parcel_1',
  weight: 500,
  status: 'sent',
  route: null,
  stamps: [{ parcel_id: 'parcel_1' }],
  type: 'parcel',
};

test("an object's example consists of its fields' examples; optional fields without one are left out", () => {
  expect(exampleOf(parcel, smallApi)).toEqual(written);
});

test("a schema's example is its first sample; a field of it has what the first sample that fills it in has", () => {
  const { components } = smallApi;
  const samples = [written, { ...written, note: 'Fragile' }];
  const schemas = { ...components.schemas, parcel: { ...components.schemas.parcel, examples: samples } };
  const api = { ...smallApi, components: { ...components, schemas } };
  const fieldOf = (path: string) => ({ $ref: `${parcel.$ref}/properties/${path}` });
  expect(exampleOf(parcel, api)).toEqual(written);
  expect(exampleOf(fieldOf('note'), api)).toBe('Fragile');
  expect(exampleOf({ type: 'object', properties: { note: fieldOf('note') } }, api)).toEqual({
    note: 'Fragile',
  });
});

test('a list has one entry', () => {
  expect(exampleOf({ $ref: '#/components/schemas/parcel_list' }, smallApi)).toEqual({
    data: [written],
    next_cursor: null,
  });
});

test("an example next to a reference wins over the target's", () => {
  const weight = { $ref: '#/components/schemas/parcel/properties/weight', examples: [7] };
  expect(exampleOf(weight, smallApi)).toBe(7);
});

test("an operation's changes replace fields of the example", () => {
  const lost = exampleOfContent({ schema: parcel, 'x-changes': { status: 'lost' } }, smallApi);
  expect(lost).toEqual({ ...written, status: 'lost' });
});

test('a dead reference throws', () => {
  expect(() => exampleOf({ $ref: '#/components/schemas/box' }, smallApi)).toThrow(
    '#/components/schemas/box does not exist',
  );
});
