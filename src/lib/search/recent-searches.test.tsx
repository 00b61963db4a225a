import { clearSearches, keepSearch, recentSearches } from './recent-searches';

beforeEach(() => localStorage.clear());

test('the last five searches are kept, the newest first, each once', () => {
  for (const query of ['zero', 'one', 'two', 'three', 'Two', ' four ', 'five', '  ']) keepSearch(query);
  expect(recentSearches()).toEqual(['five', 'four', 'Two', 'three', 'one']);
  clearSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['no JSON', '{"a":1}', '[1, null]'])('a stored %p counts as none', (stored) => {
  localStorage.setItem('recent-searches', stored);
  expect(recentSearches()).toEqual([]);
});
