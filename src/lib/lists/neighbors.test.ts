import { listNeighborsOf } from './neighbors';

const entry = (name: string) => ({ name, href: `/${name}` });
const [a, b, c] = [entry('a'), entry('b'), entry('c')];

test.each([
  ['/a', undefined, b],
  ['/b', a, c],
  ['/c', b, undefined],
  ['/d', undefined, undefined],
])('%s', (href, previous, next) => {
  expect(listNeighborsOf([a, b, c], href)).toEqual({ previous, next });
});

test('an entry by itself has no neighbours', () => {
  expect(listNeighborsOf([a], '/a')).toEqual({ previous: undefined, next: undefined });
  expect(listNeighborsOf([], '/a')).toEqual({ previous: undefined, next: undefined });
});
