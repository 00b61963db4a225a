import { keysOf, pointerTo, valueAt } from './pointer';

test.each([
  ['#/paths/~1parcels~1{id}/get', ['paths', '/parcels/{id}', 'get']],
  ['#/a~0b', ['a~b']],
  ['#', []],
])('%s has the keys %j, and the other way round', (pointer, keys) => {
  expect(keysOf(pointer)).toEqual(keys);
  expect(pointerTo(keys)).toBe(pointer);
});

test('keys lead to a value or to undefined', () => {
  const root = { a: [{ 'b/c': 1 }], none: null };
  expect(valueAt(root, keysOf('#/a/0/b~1c'))).toBe(1);
  expect(valueAt(root, ['a', 7, 'x'])).toBeUndefined();
  expect(valueAt(root, ['none', 'x'])).toBeUndefined();
});
