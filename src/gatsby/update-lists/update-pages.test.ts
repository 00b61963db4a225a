import { firstOfEach, newestFirst, onPage, pagesFor } from './update-pages';

const update = (day: number, kind: string, title = `Of ${day}`) => ({
  id: `${kind} ${day} ${title}`,
  kind,
  title,
  date: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
});
/** 45 updates, newest first: every tenth is a story, all others are notes. */
const updates = Array.from({ length: 45 }, (_, index) =>
  update(100 - index, index % 10 === 9 ? 'story' : 'note'),
);

test('newest first, and those of one day by their titles', () => {
  const [a, b, c] = [update(1, 'note', 'A'), update(2, 'note', 'C'), update(2, 'note', 'B')] as const;
  expect(newestFirst([a, b, c])).toEqual([c, b, a]);
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [45, 3],
])('%p updates take %p pages', (count, pages) => {
  expect(pagesFor(count)).toBe(pages);
});

test('a page holds those that are its own', () => {
  expect(onPage(updates, 1)).toEqual(updates.slice(0, 20));
  expect(onPage(updates, 3)).toEqual(updates.slice(40));
});

test('the first page holds its own, then what each kind needs to be shown alone, still newest first', () => {
  const first = firstOfEach(updates, ['note', 'story', 'nothing']);
  expect(first.slice(0, 20)).toEqual(updates.slice(0, 20));
  expect(first.filter(({ kind }) => kind === 'story')).toEqual(
    updates.filter(({ kind }) => kind === 'story'),
  );
  expect(first.filter(({ kind }) => kind === 'note')).toHaveLength(20);
  expect(newestFirst(first)).toEqual(first);
});
