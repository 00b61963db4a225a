/** All updates in their order, and the neighbors of each. */
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ContentNodes, type ResolverContext, recordsOf } from '../data/resolver-context';
import { newestFirst } from './update-pages';

export type UpdateRecord = ContentNodes['Update'];

/** The updates, newest first, with the place of each by its id, and lists made of them by their keys. */
export const allUpdates = cachePerDataVersion(async (context) => {
  const updates = newestFirst(await recordsOf('Update', context));
  // Each list is made once: every page of a list asks for it.
  const lists = new Map<string, UpdateRecord[]>();
  return { updates, lists, places: new Map(updates.map(({ id }, place) => [id, place])) };
});

/** Ids of the next newer and the next older update; undefined beyond the ends of the list, and for what isn't an update. */
export type Neighbors = { readonly newer?: string | undefined; readonly older?: string | undefined };

/** @param id of an update's record, or of another */
export async function neighborsOf(id: string, context: ResolverContext): Promise<Neighbors> {
  const { updates, places } = await allUpdates(context);
  const place = places.get(id);
  if (place === undefined) return {};
  return { newer: updates[place - 1]?.id, older: updates[place + 1]?.id };
}
