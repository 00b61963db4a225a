/** Which updates a list shows. Pure. */
import type { ContentRecords } from '../../content-model/content-types';
import { updatesPerPage as perPage } from '../../lib/updates/update-addresses';

/** What of an update decides its place. `date` is a day such as "2026-11-20". */
type ListedUpdate = Pick<ContentRecords['Update'], 'kind' | 'date' | 'title'>;

/** Newest first; those of one day by their titles, so that the order never depends on the disk. */
export const newestFirst = <U extends ListedUpdate>(updates: readonly U[]): U[] =>
  [...updates].sort((a, b) => b.date.localeCompare(a.date, 'en') || a.title.localeCompare(b.title, 'en'));

/** A list without updates has one page. */
export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / perPage));

/** The updates of a page, which are counted from 1. */
export const onPage = <U>(updates: readonly U[], page: number): U[] =>
  updates.slice((page - 1) * perPage, page * perPage);

/**
 * What the first page needs to show any kind by itself: its own updates, and the first of each kind. Its own are the first
 * of them, and those of a kind the first of that kind.
 * @param updates newest first
 */
export function firstOfEach<U extends ListedUpdate>(updates: readonly U[], kinds: readonly string[]): U[] {
  const wanted = new Set([
    ...onPage(updates, 1),
    ...kinds.flatMap((id) =>
      onPage(
        updates.filter(({ kind }) => kind === id),
        1,
      ),
    ),
  ]);
  return updates.filter((update) => wanted.has(update));
}
