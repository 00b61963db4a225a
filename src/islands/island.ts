import type { ComponentType, ReactElement } from 'react';

/** A module whose default export is the island's component. */
export type IslandModule<P> = { default: ComponentType<P> };

/** What has to be there before a page can be shown in place of another. */
export type Preloadable = {
  /** Rejects when the code cannot be loaded; may be called again. */
  readonly load: () => Promise<unknown>;
  /** Whether the part can be shown on the page with this path at once. */
  readonly ready: (pathname: string) => boolean;
};

/** A part of a page whose code comes from a separate file. */
export type Island<P> = ((props: P) => ReactElement) & Preloadable;

/** A page's component. It lists the islands that it renders, so that they are loaded before it replaces another page. */
export type WithIslands = { readonly islands?: readonly Preloadable[] };

/** An island as the build renders it, when all code is loaded. */
export function prerenderedIsland<P>(render: (props: P) => ReactElement): Island<P> {
  return Object.assign(render, { load: async () => undefined, ready: () => true });
}
