/** The filter of the updates, in the query. Pure. */

import { updatesPath } from './update-addresses';

/** The most characters of an address that a page repeats. */
const maxLength = 60;

/** Truncates a text from the address for display, without splitting surrogate pairs. */
export function truncate(text: string): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}

type Kind = { readonly id: string; readonly filter: string };

/** `kind` is the only kind to show; `unknown` is the truncated filter if no kind matches it, and everything is shown. */
export type UpdateFilter<K extends Kind = Kind> = { kind: K | undefined; unknown: string | undefined };

/** Parses "?filter=Product+Updates", ignoring case. */
export function filterFrom<K extends Kind>(search: string, kinds: readonly K[]): UpdateFilter<K> {
  const words = new URLSearchParams(search).get('filter');
  if (!words) return { kind: undefined, unknown: undefined };
  const kind = kinds.find(({ filter }) => filter.toLowerCase() === words.toLowerCase());
  return kind ? { kind, unknown: undefined } : { kind: undefined, unknown: truncate(words) };
}

/** The path and query of the address that shows only one kind. */
export const filterLocation = ({ filter }: Kind): { pathname: string; search: string } => ({
  pathname: updatesPath,
  search: `?${new URLSearchParams({ filter })}`,
});

/** The same as an address. */
export const filterAddress = (kind: Kind): string => `${updatesPath}${filterLocation(kind).search}`;
