/** Joins updates with the names of their kinds. Pure. */

import { nameOf } from '../text/entry-name';

type Kind = { readonly id: string; readonly name: string };

/** Updates with the name of their kind instead of its id; an unknown id is kept. */
export function updateCards<U extends { readonly kind: string }>(
  updates: readonly U[],
  kinds: readonly Kind[],
): U[] {
  return updates.map((update) => ({ ...update, kind: nameOf(kinds, update.kind) }));
}
