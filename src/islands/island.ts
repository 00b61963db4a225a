import { type ComponentType, createContext, type ReactElement, useContext } from 'react';

/** A module whose default export is the island's component. */
export type IslandModule<P> = { default: ComponentType<P> };

/** Something that must be loaded before a page can replace another. */
export type Preloadable = {
  /** Rejects if the code can't be loaded; may be called again. */
  readonly load: () => Promise<unknown>;
  /** Whether it can be shown immediately on the page with this path. */
  readonly ready: (pathname: string) => boolean;
  /** Whether it can be shown from a page's HTML, so that its code may not be needed. */
  readonly fromHtml?: boolean;
};

/** A part of a page with its own chunk. */
export type Island<P> = ((props: P) => ReactElement) & Preloadable;

/** A page's component. It lists the islands that it renders, so that navigation loads them first. */
export type WithIslands = { readonly islands?: readonly Preloadable[] };

/** What the build calls for each island of the page that it renders: src/ssr provides it. */
export const IslandCheck = createContext<((name: string, island: unknown) => void) | undefined>(undefined);

/** An island at build time, when all code is loaded. */
export function prerenderedIsland<P>(name: string, render: (props: P) => ReactElement): Island<P> {
  const island = (props: P): ReactElement => {
    useContext(IslandCheck)?.(name, island);
    return render(props);
  };
  return Object.assign(island, { load: async () => undefined, ready: () => true });
}
