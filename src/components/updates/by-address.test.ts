import { boundToAddress, whenAddressAsks } from './by-address';

const kinds = [
  { id: 'notes', filter: 'Notes', name: 'Note' },
  { id: 'sayings', filter: 'What "they" say', name: 'Saying' },
];

test('each kind has a rule that matches its filter in any case, inside a marked element', () => {
  expect(whenAddressAsks(kinds, ({ id }) => ({ content: id }))).toEqual({
    'html[data-filter="Notes" i] &[data-by-address]': { content: 'notes' },
    'html[data-filter="What \\"they\\" say" i] &[data-by-address]': { content: 'sayings' },
  });
});

test('the mark is gone once React filters the list', () => {
  expect(boundToAddress(false)).toEqual({ 'data-by-address': '' });
  expect(boundToAddress(true)).toEqual({});
});
