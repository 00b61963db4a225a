/**
 * Styles that show one kind of update before React has arrived. The list is built with every update; the script in
 * src/ssr/inline-script.ts writes the filter of the address on the root element before the first paint. The rules bind
 * only inside an element with `data-by-address`, which React takes away once it shows the kind itself.
 */
import type { CSSObject } from '@emotion/react';

export type Kind = { readonly id: string; readonly filter: string; readonly name: string };

/** The attribute that makes the rules bind, or none once React has read the address. */
export const boundToAddress = (hydrated: boolean) => (hydrated ? {} : { 'data-by-address': '' });

/** A rule for each kind that binds while the address asks for it; case does not matter, as in lib/update-filter.ts. */
export function whenAddressAsks(kinds: readonly Kind[], rule: (kind: Kind) => CSSObject): CSSObject {
  return Object.fromEntries(
    kinds.map((kind) => [
      `html[data-filter=${JSON.stringify(kind.filter)} i] &[data-by-address]`,
      rule(kind),
    ]),
  );
}
