/** Caches values derived from all records until a record changes: for each page, computing them would cost more than the page. */
import type { ResolverContext } from './resolver-context';

let version = 0;

/** Call it when a record may have been added, changed or removed. */
export function dataChanged(): void {
  version += 1;
}

/** Memoizes `make` until records change. Every query depends on all records anyway (`dependOnContent`). */
export function cachePerDataVersion<T>(
  make: (context: ResolverContext) => Promise<T>,
): (context: ResolverContext) => Promise<T> {
  let made: { readonly version: number; readonly value: Promise<T> } | undefined;
  return (context) => {
    if (made?.version === version) return made.value;
    const value = make(context);
    made = { version, value };
    return value;
  };
}
