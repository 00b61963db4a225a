/**
 * HTML of the islands of the page that the browser loaded, by path and name. It stays as long as the tab, so that coming back to
 * that page needs no code.
 */
const html = new Map<string, string>();
const keyOf = (name: string, pathname: string): string => `${pathname} ${name}`;

/** Selects an island's element on a page. */
const selectorOf = (name: string): string => `[data-island="${name}"]`;

/** The island's element on the page that is shown. */
export const findIsland = (name: string): Element | null => document.querySelector(selectorOf(name));

/** Reads the HTML of an island as the build has made it and remembers it. Call it while the page is being hydrated. */
export function saveIslandHtml(name: string): string | undefined {
  const built = findIsland(name)?.innerHTML;
  if (built !== undefined) html.set(keyOf(name, window.location.pathname), built);
  return built;
}

/** The HTML of an island as it was built; undefined on pages that were come to from others. */
export const savedIslandHtml = (name: string, pathname = window.location.pathname): string | undefined =>
  html.get(keyOf(name, pathname));
