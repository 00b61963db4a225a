import { filterByAddress, stylesByKind } from './filter-styles';

const kinds = [
  { id: 'notes', filter: 'Notes', title: 'Notes', name: 'Note' },
  { id: 'sayings', filter: 'What "they" say', title: 'Sayings', name: 'Saying' },
];

test('each kind has a rule that matches its filter in any case, inside a marked element', () => {
  expect(stylesByKind(kinds, ({ id }) => ({ content: id }))).toEqual({
    'html[data-filter="Notes" i] &[data-by-address]': { content: 'notes' },
    'html[data-filter="What \\"they\\" say" i] &[data-by-address]': { content: 'sayings' },
  });
});

test('the mark is gone once React filters the list', () => {
  expect(filterByAddress(false)).toEqual({ 'data-by-address': '' });
  expect(filterByAddress(true)).toEqual({});
});
