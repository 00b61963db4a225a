import { adjacentPages, listOfPage, listPagePath } from './update-addresses';

test("the first page of a list has the list's address", () => {
  expect(listPagePath('/updates', 1)).toBe('/updates');
  expect(listPagePath('/updates/engineering', 3)).toBe('/updates/engineering/page/3');
});

test.each([
  ['/updates/page/12', '/updates'],
  ['/updates/engineering', '/updates/engineering'],
])('%s belongs to the list %s', (path, list) => {
  expect(listOfPage(path)).toBe(list);
});

test.each([
  [1, 1, undefined, undefined],
  [1, 3, undefined, '/updates/page/2'],
  [2, 3, '/updates', '/updates/page/3'],
  [3, 3, '/updates/page/2', undefined],
])('page %p of %p has %p before it and %p after', (page, pages, newer, older) => {
  expect(adjacentPages('/updates', page, pages)).toEqual({ newer, older });
});
