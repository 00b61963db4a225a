/**
 * Built HTML of islands, kept as long as the tab is open: of the first page, as read while it's hydrated, and of the pages that the
 * visitor goes to.
 */
import { pagePath } from '../lib/routing/page-path';
import { startsAtTop } from '../lib/routing/starts-at-top';
import { builtHtml, parseBuiltPage } from '../lib/security/trusted-types';
import { styleElement } from '../theme/style-element';
import { moveInSlices } from './slices';

/** HTML of the first page's islands, by path and name. Paths are as in the page's data, in all of this file. */
const first = new Map<string, string>();
const keyOf = (name: string, path: string): string => `${path} ${name}`;
const currentPath = (): string => pagePath(window.location.pathname);

/** HTML of whole pages, by path. The newest are kept, which the visitor is most likely to return to. */
const pages = new Map<string, string>();
const limit = 20;

/** The page that was parsed last. Islands that have been shown are no longer in it. */
let parsed: { readonly path: string; readonly page: Document } | undefined;

/** Functions that apply what the visitor has chosen to HTML as it was built. */
const preparations: ((island: Element) => void)[] = [];

/** Adds a function that changes an island's built HTML before it's shown, such as by checking the chosen radio button. */
export function prepareIslands(prepare: (island: Element) => void): void {
  preparations.push(prepare);
}

/** Selector of an island's element on a page. */
const selectorOf = (name: string): string => `[data-island="${name}"]`;

/** The island's element on the current page. */
export const findIsland = (name: string): Element | null => document.querySelector(selectorOf(name));

/** Saves and returns the built HTML of an island. Call it while the page is being hydrated. */
export function saveIslandHtml(name: string): string | undefined {
  const built = findIsland(name)?.innerHTML;
  if (built !== undefined) first.set(keyOf(name, currentPath()), built);
  return built;
}

/** The built HTML of an island of the first page. */
export const savedIslandHtml = (name: string, path = currentPath()): string | undefined =>
  first.get(keyOf(name, path));

/** Keeps the HTML of a page that the visitor may go to. It's parsed by now, so that less is left to do after the click. */
export function keepBuiltPage(path: string, html: string, page: Document): void {
  pages.delete(path);
  pages.set(path, html);
  const [oldest] = pages.keys();
  if (pages.size > limit && oldest !== undefined) pages.delete(oldest);
  parsed = { path, page };
}

/** Whether the HTML of a page has been kept. */
export const hasBuiltPage = (path: string): boolean => pages.has(path);

/** Whether an element can be filled with an island's built HTML. */
export const hasIslandHtml = (name: string, path = currentPath()): boolean =>
  first.has(keyOf(name, path)) || pages.get(path)?.includes(`data-island="${name}"`) === true;

/** An island of the first page. */
function savedIsland(name: string): Element {
  const island = document.createElement('div');
  island.innerHTML = builtHtml(savedIslandHtml(name) ?? '') as string;
  return island;
}

/** An island of a kept page. */
function takeIsland(name: string, path: string): Element | undefined {
  const html = pages.get(path);
  if (html === undefined) return undefined;
  const find = () => parsed?.page.querySelector(selectorOf(name)) ?? undefined;
  const island = parsed?.path === path ? find() : undefined;
  if (island) return island;
  parsed = { path, page: parseBuiltPage(html.replace(styleElement, '')) };
  return find();
}

/** Fills an empty element with the built HTML of an island of the current page. */
export function fillIsland(element: HTMLElement, name: string): void {
  const island = takeIsland(name, currentPath()) ?? savedIsland(name);
  for (const prepare of preparations) prepare(island);
  if (startsAtTop()) moveInSlices(island, element);
  else element.append(...island.childNodes);
  island.remove();
}
