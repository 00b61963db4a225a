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

test('the example of an object is made of those of its fields; what may be left out and has none is left out', () => {
  expect(exampleOf(parcel, smallApi)).toEqual(written);
});

test('with all parts, what the example leaves null is filled in', () => {
  expect(exampleOf(parcel, smallApi, 'all parts')).toEqual({ ...written, route: { depot: 'north' } });
});

test('a list holds one', () => {
  expect(exampleOf({ $ref: '#/components/schemas/parcel_list' }, smallApi)).toEqual({
    data: [written],
    next_cursor: null,
  });
});

test('an example beside a reference comes before that behind it', () => {
  const weight = { $ref: '#/components/schemas/parcel/properties/weight', examples: [7] };
  expect(exampleOf(weight, smallApi)).toBe(7);
});

test('what an operation changes replaces fields of the example', () => {
  const lost = exampleOfContent({ schema: parcel, 'x-changes': { status: 'lost' } }, smallApi);
  expect(lost).toEqual({ ...written, status: 'lost' });
});

test('a reference that leads nowhere is told', () => {
  expect(() => exampleOf({ $ref: '#/components/schemas/box' }, smallApi)).toThrow(
    '#/components/schemas/box leads to nothing',
  );
});
