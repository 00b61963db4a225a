/**
 * Pages loaded by the browser: data, component, and the islands that the component lists. Failures aren't cached, so the next
 * visit tries again.
 */
import type { ComponentType } from 'react';
import type { Preloadable, WithIslands } from '../islands/island';
import { pageDataAddress, pagePath, staticQueryAddress } from '../lib/routing/page-path';
import { fetchHtml, keepHtml } from './built-page';
import { fetchJson } from './fetch-json';
import { requestIslandChunks } from './island-chunks';
import { hintedTemplate } from './template-hint';

type PageModule = { readonly default: ComponentType & WithIslands };

/** Contents of page-data.json. */
type PageData = {
  /** The id of the build that wrote it, and a hash of the rest (src/gatsby/post-build/page-versions.ts). */
  readonly build?: string;
  readonly content?: string;
  readonly componentChunkName: string;
  readonly path: string;
  readonly result: unknown;
  readonly staticQueryHashes: readonly string[];
};

/** A page in the shape that Gatsby renders. */
export type PageResources = {
  readonly component: ComponentType & WithIslands;
  readonly json: unknown;
  readonly page: PageData & { readonly slicesMap: object; readonly webpackCompilationHash: string };
  readonly staticQueryResults: Readonly<Record<string, unknown>>;
};

/** Module requests by the name of the template, as Gatsby generates them. */
export type ComponentRequests = Readonly<Record<string, () => Promise<unknown>>>;

declare global {
  interface Window {
    /** The id of the build that produced the page's HTML. */
    ___webpackCompilationHash?: string;
    /** The path of the page as it was built; differs from the address on the 404 page. */
    pagePath?: string;
  }
}

/** The site has been deployed since this page was loaded: its data and code may not fit the running code. */
export class NewBuild extends Error {
  override name = 'NewBuild';
}

const pages = new Map<string, PageResources>();
const pending = new Map<string, Promise<PageResources>>();
/** The same with everything that they need to replace another page. */
const whole = new Map<string, Promise<PageResources>>();
/** Data prefetched for pages that the visitor may go to. */
const prefetched = new Map<string, Promise<PageData>>();
const staticQueries: Record<string, unknown> = {};

let components: ComponentRequests = {};
let sharedIslands: readonly Preloadable[] = [];
/** Path of the page on the screen. */
let shown: string | undefined;

/** Sets the source of components. */
export function setComponents(requests: ComponentRequests): void {
  components = requests;
}

/** Sets the islands that all pages have besides their own. */
export function setSharedIslands(islands: readonly Preloadable[]): void {
  sharedIslands = islands;
}

/** Paths of pages that have failed to render. */
const failed = new Set<string>();

/** Sets the page on the screen, which stays even if parts of it are missing. */
export function setShown(address: string): void {
  shown = pagePath(address);
  for (const path of failed) {
    if (path === shown) continue;
    pages.delete(path);
    prefetched.delete(path);
    failed.delete(path);
  }
}

/** Reloads a page that failed to render the next time the visitor goes to it. */
export function reloadOnNextVisit(address: string): void {
  failed.add(pagePath(address));
}

/** The results of static queries by hash, for Gatsby's context. The object stays the same. */
export const staticQueryResults = (): Readonly<Record<string, unknown>> => staticQueries;

/** The page if it can be shown immediately; undefined if something has to be loaded. */
export function readyPage(address: string): PageResources | undefined {
  const path = pagePath(address);
  const page = pages.get(path);
  if (!page || path === shown || shown === undefined) return page;
  return islandsOf(page).every((island) => island.ready(path)) ? page : undefined;
}

const islandsOf = ({ component }: PageResources): readonly Preloadable[] => [
  ...sharedIslands,
  ...(component.islands ?? []),
];

/**
 * Loads everything that a page needs before it replaces another.
 * Rejects if anything can't be loaded; with a NewBuild if the site has been deployed since.
 */
export async function loadPage(address: string): Promise<PageResources> {
  const ready = readyPage(address);
  if (ready) return ready;
  const path = pagePath(address);
  const request = whole.get(path) ?? loadWhole(path).finally(() => whole.delete(path));
  whole.set(path, request);
  return request;
}

async function loadWhole(path: string): Promise<PageResources> {
  const html = fetchHtml(path);
  // Without it the page's islands are rendered.
  html.catch(() => undefined);
  const [page] = await Promise.all([
    loadResources(path, { islands: true }),
    loadIslands(
      sharedIslands.filter(({ fromHtml }) => !fromHtml),
      path,
    ),
  ]);
  await html.then((text) => keepHtml(path, text, page.page.content)).catch(() => undefined);
  await loadIslands(islandsOf(page), path);
  return page;
}

const loadIslands = (islands: readonly Preloadable[], path: string): Promise<unknown> =>
  Promise.all(islands.filter((island) => !island.ready(path)).map((island) => island.load()));

/**
 * Loads the first page, whose HTML is on the screen, without its islands. Rejects like `loadPage`, and with a NewBuild if the
 * HTML was built with other data: hydrated, it would show parts of both.
 */
export async function loadFirstPage(address: string): Promise<PageResources> {
  const name = pagePath(address);
  const path = window.pagePath === '/404.html' ? window.pagePath : name;
  const resources = await loadResources(path, { name });
  if (resources.page.content !== document.getElementById('___gatsby')?.dataset.content) {
    pages.delete(name);
    throw new NewBuild(`the HTML of ${path} has other data`);
  }
  return resources;
}

/**
 * @param name key under which the page is cached, if that isn't its own path
 * @param islands whether to request the files of its islands too
 */
function loadResources(path: string, { name = path, islands = false }): Promise<PageResources> {
  const loaded = pages.get(name);
  if (loaded) return Promise.resolve(loaded);
  const request =
    pending.get(name) ??
    requestResources(path, islands)
      .then((page) => {
        pages.set(name, page);
        return page;
      })
      .finally(() => pending.delete(name));
  pending.set(name, request);
  return request;
}

/** Requests the files of a template and of its islands. Failures are ignored: what needs the files requests them again. */
function requestTemplate(name: string | undefined): void {
  if (name === undefined) return;
  requestIslandChunks(name);
  components[name]?.().catch(() => undefined);
}

async function requestResources(path: string, islands: boolean): Promise<PageResources> {
  // In parallel with the data, which has the name of the template for certain.
  if (islands) requestTemplate(hintedTemplate(path));
  const data = await loadData(path);
  const build = window.___webpackCompilationHash ?? '';
  if (data.build !== build) throw new NewBuild(`${path} is from build ${data.build}`);
  if (islands) requestIslandChunks(data.componentChunkName);
  const request = components[data.componentChunkName];
  if (!request) throw new NewBuild(`${path} needs ${data.componentChunkName}`);
  const [module] = await Promise.all([
    request() as Promise<PageModule>,
    ...data.staticQueryHashes.map(async (hash) => {
      staticQueries[hash] ??= await fetchJson(staticQueryAddress(hash));
    }),
  ]);
  return {
    component: module.default,
    json: data.result,
    page: { ...data, slicesMap: {}, webpackCompilationHash: build },
    staticQueryResults: staticQueries,
  };
}

/** Prefetches the data of a page. Failures are ignored. */
export function prefetchData(address: string): void {
  const path = pagePath(address);
  if (pages.has(path) || pending.has(path) || prefetched.has(path)) return;
  const request = requestData(path);
  prefetched.set(path, request);
  request.catch(() => prefetched.delete(path));
}

const loadData = (path: string): Promise<PageData> => prefetched.get(path) ?? requestData(path);

async function requestData(path: string): Promise<PageData> {
  const data = Object(await fetchJson(pageDataAddress(path))) as PageData;
  if (typeof data.componentChunkName !== 'string') throw new Error(`the data of ${path} has no component`);
  return data;
}
