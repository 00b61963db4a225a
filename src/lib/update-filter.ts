/** The filter of the updates, from the address. Pure. */

type Kind = { readonly id: string; readonly filter: string };

/** `kind` is what is shown alone; `unknown` holds the words of a filter that no kind has, and all is shown. */
export type UpdateFilter<K extends Kind = Kind> = { kind: K | undefined; unknown: string | undefined };

/** Reads "?filter=Product+Updates". Case does not matter. */
export function filterFrom<K extends Kind>(search: string, kinds: readonly K[]): UpdateFilter<K> {
  const words = new URLSearchParams(search).get('filter');
  if (!words) return { kind: undefined, unknown: undefined };
  const kind = kinds.find(({ filter }) => filter.toLowerCase() === words.toLowerCase());
  return kind ? { kind, unknown: undefined } : { kind: undefined, unknown: words };
}

/** The address that shows one kind alone. */
export const filterAddress = ({ filter }: Kind): string => `/updates?${new URLSearchParams({ filter })}`;
