/** All updates in order, and which of them a list shows. */
import type { ContentRecords } from '../../content-model/content-types';
import { updatesPerPage as perPage } from '../../lib/updates/update-addresses';
import { cachePerDataVersion } from '../data/data-version-cache';
import { recordsOf } from '../data/resolver-context';

/** The fields that determine an update's position. `date` is a day such as "2026-11-20". */
type ListedUpdate = Pick<ContentRecords['Update'], 'kind' | 'date' | 'title'>;

/** Newest first; those of one day by title, so that the order never depends on the file system. */
export const newestFirst = <U extends ListedUpdate>(updates: readonly U[]): U[] =>
  [...updates].sort((a, b) => b.date.localeCompare(a.date, 'en') || a.title.localeCompare(b.title, 'en'));

/** A list without updates has one page. */
export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / perPage));

/** The updates of a page, counted from 1. */
export const onPage = <U>(updates: readonly U[], page: number): U[] =>
  updates.slice((page - 1) * perPage, page * perPage);

/** The updates on the first page, which can show any kind alone: the newest ones overall, and those of each kind. */
export function firstOfEach<U extends ListedUpdate>(updates: readonly U[], kinds: readonly string[]): U[] {
  const ofKind = (id: string) => updates.filter(({ kind }) => kind === id);
  const wanted = new Set([...onPage(updates, 1), ...kinds.flatMap((id) => onPage(ofKind(id), 1))]);
  return updates.filter((update) => wanted.has(update));
}

/** All updates, newest first. */
export const allUpdates = cachePerDataVersion(async (context) =>
  newestFirst(await recordsOf('Update', context)),
);
