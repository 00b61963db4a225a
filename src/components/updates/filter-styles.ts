/**
 * Styles that filter updates by kind before hydration. The built list contains all of them; the inline script
 * (src/ssr/inline-script.ts) writes the filter of the address on the root element before the first paint. The rules apply
 * only inside an element with `data-by-address`, which React removes once it filters the list.
 */
import type { CSSObject } from '@emotion/react';

export type Kind = {
  readonly id: string;
  readonly filter: string;
  readonly title: string;
  readonly name: string;
};

/** The attribute that enables the rules until React has read the address. */
export const filterByAddress = (hydrated: boolean) => (hydrated ? {} : { 'data-by-address': '' });

/** A rule for each kind that applies while the address filters by it, in any case, as in src/lib/updates/update-filter.ts. */
export function stylesByKind<K extends Kind>(kinds: readonly K[], rule: (kind: K) => CSSObject): CSSObject {
  return Object.fromEntries(
    kinds.map((kind) => [
      `html[data-filter=${JSON.stringify(kind.filter)} i] &[data-by-address]`,
      rule(kind),
    ]),
  );
}
