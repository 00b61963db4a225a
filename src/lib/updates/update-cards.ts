/** Joins updates with the names of their kinds. Pure. */

import { nameOf } from '../text/name-of';

type Kind = { readonly id: string; readonly name: string };

/** Each update with the name of its kind in place of the id; an unknown id stands for itself. */
export function updateCards<U extends { readonly kind: string }>(
  updates: readonly U[],
  kinds: readonly Kind[],
): U[] {
  return updates.map((update) => ({ ...update, kind: nameOf(kinds, update.kind) }));
}
