/** All updates in order, and the neighbors of each. */
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ContentNodes, type ResolverContext, recordsOf } from '../data/resolver-context';
import { newestFirst } from './update-pages';

export type UpdateRecord = ContentNodes['Update'];

/** The updates, newest first, with the index of each by its ID, and lists derived from them by key. */
export const allUpdates = cachePerDataVersion(async (context) => {
  const updates = newestFirst(await recordsOf('Update', context));
  // Each list is computed once: every page of a list requests it.
  const lists = new Map<string, UpdateRecord[]>();
  return { updates, lists, places: new Map(updates.map(({ id }, place) => [id, place])) };
});

/** The next newer and the next older update; undefined at the ends of the list, and if this isn't an update. */
export type Neighbors = {
  readonly newer?: UpdateRecord | undefined;
  readonly older?: UpdateRecord | undefined;
};

/** @param id of any record */
export async function neighborsOf(id: string, context: ResolverContext): Promise<Neighbors> {
  const { updates, places } = await allUpdates(context);
  const place = places.get(id);
  if (place === undefined) return {};
  return { newer: updates[place - 1], older: updates[place + 1] };
}
