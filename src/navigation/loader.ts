/**
 * Replaces Gatsby's loader in the browser's bundle (src/gatsby/patches/browser-bundle.ts), with the same interface. Gatsby's caches
 * failures for as long as the tab is open, retries failed requests without limit, and doesn't know about islands.
 */
import { retrySignal } from '../lib/loading/retry-signal';
import { reloadOnce } from './full-load';
import {
  type ComponentRequests,
  loadFirstPage,
  NewBuild,
  type PageResources,
  readyPage,
  setComponents,
  staticQueryResults,
} from './pages';
import { enqueue } from './prefetch-queue';
import { loadForHistory } from './traverse';

export const PageResourceStatus = { Error: 'error', Success: 'success' } as const;

/** Resolves with the first page. If it can't be loaded, the built page stays, with links that the browser follows. */
async function start(address: string): Promise<PageResources> {
  for (;;) {
    try {
      return await loadFirstPage(address);
    } catch (error) {
      if (error instanceof NewBuild) reloadOnce();
      await retrySignal();
    }
  }
}

let first: Promise<PageResources> | undefined;

/** The interface that Gatsby's modules and Link use. Its promises never reject: failures are handled here. */
export const publicLoader = {
  /** Gatsby requests the first page on startup, and later the pages of Back and Forward. */
  loadPage: (address: string): Promise<PageResources> => {
    if (first) return loadForHistory(address);
    first = start(address);
    return first;
  },
  loadPageSync: readyPage,
  /** Gatsby's Link calls it on hover. intent.ts handles all links. */
  hovering: (): void => {},
  enqueue,
  prefetch: enqueue,
  getResourceURLsForPathname: () => null,
  isPageNotFound: () => false,
  loadAppData: () => Promise.resolve(undefined),
};
export default publicLoader;

/** Gatsby constructs one on startup. */
export class ProdLoader {
  constructor(asyncRequires: { components: ComponentRequests }) {
    setComponents(asyncRequires.components);
  }
  setApiRunner(): void {}
  /** For pages that match many addresses; the site has none. */
  findMatchPath(): null {
    return null;
  }
}

export const setLoader = (): void => {};
export const getStaticQueryResults = staticQueryResults;
export const getSliceResults = (): object => ({});
