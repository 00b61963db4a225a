import { nameOf } from './name-of';

test.each([
  ['a', 'One'],
  ['b', 'Two'],
  ['c', 'c'],
])('%s is called %s', (id, name) => {
  const entries = [
    { id: 'a', name: 'One' },
    { id: 'b', name: 'Two' },
  ];
  expect(nameOf(entries, id)).toBe(name);
});
