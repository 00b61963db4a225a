/** The filter of the updates, from the address. Pure. */

import { truncate } from '../text/shortened';
import { updatesPath } from './update-addresses';

type Kind = { readonly id: string; readonly filter: string };

/** `kind` is what is shown alone; `unknown` holds the words of a filter that no kind has, cut short, and all is shown. */
export type UpdateFilter<K extends Kind = Kind> = { kind: K | undefined; unknown: string | undefined };

/** Reads "?filter=Product+Updates". Case does not matter. */
export function filterFrom<K extends Kind>(search: string, kinds: readonly K[]): UpdateFilter<K> {
  const words = new URLSearchParams(search).get('filter');
  if (!words) return { kind: undefined, unknown: undefined };
  const kind = kinds.find(({ filter }) => filter.toLowerCase() === words.toLowerCase());
  return kind ? { kind, unknown: undefined } : { kind: undefined, unknown: truncate(words) };
}

/** The address that shows one kind alone. */
export const filterAddress = ({ filter }: Kind): string =>
  `${updatesPath}?${new URLSearchParams({ filter })}`;

/** The same as a path and a query, for what tells pages apart by both. */
export const filterLocation = (kind: Kind): { pathname: string; search: string } => {
  const { pathname, search } = new URL(filterAddress(kind), 'https://this-site.invalid');
  return { pathname, search };
};
