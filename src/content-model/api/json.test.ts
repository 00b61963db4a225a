import { isDeepStrictEqual } from 'node:util';
import { isJson } from './json';

const isSame = (value: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value);

test.each([
  null,
  true,
  '',
  'text',
  0,
  -0,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  undefined,
  [],
  [1, undefined],
  [Number.NEGATIVE_INFINITY],
  {},
  { a: [{ b: 'c' }] },
  { a: [{ b: -0 }] },
  { a: undefined },
  JSON.parse('{"__proto__": 1}'),
  new Date(0),
  { a: new Map([[1, 2]]) },
])('%p is JSON if it is the same after a round trip', (value) => {
  expect(isJson(value)).toBe(isSame(value));
});
