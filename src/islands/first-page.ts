/**
 * HTML of the first page's islands, by path and name, kept as long as the tab is open, so that returning to that page needs no
 * code.
 */
const html = new Map<string, string>();
const keyOf = (name: string, pathname: string): string => `${pathname} ${name}`;

/** Selector of an island's element on a page. */
const selectorOf = (name: string): string => `[data-island="${name}"]`;

/** The island's element on the current page. */
export const findIsland = (name: string): Element | null => document.querySelector(selectorOf(name));

/** Saves and returns the built HTML of an island. Call it while the page is being hydrated. */
export function saveIslandHtml(name: string): string | undefined {
  const built = findIsland(name)?.innerHTML;
  if (built !== undefined) html.set(keyOf(name, window.location.pathname), built);
  return built;
}

/** The built HTML of an island; undefined on pages reached by client-side navigation. */
export const savedIslandHtml = (name: string, pathname = window.location.pathname): string | undefined =>
  html.get(keyOf(name, pathname));
