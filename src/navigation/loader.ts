/**
 * Replaces Gatsby's loader in the browser's bundle (src/gatsby/patches/browser-bundle.ts), with the same interface. Gatsby's own keeps
 * failures for as long as the tab is open, repeats requests that fail without an end, and knows nothing of islands.
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

/** Resolves with the first page. While that cannot be loaded, the built page stays as it is, with links that the browser follows. */
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

/** What Gatsby's modules and Link use. Its promises never reject: failures are dealt with here. */
export const publicLoader = {
  /** Gatsby asks for the first page as it starts, and later for those that Back and Forward lead to. */
  loadPage: (address: string): Promise<PageResources> => {
    if (first) return loadForHistory(address);
    first = start(address);
    return first;
  },
  loadPageSync: readyPage,
  /** Gatsby's Link calls it when the pointer is on it. See intent.ts, which watches all links. */
  hovering: (): void => {},
  enqueue,
  prefetch: enqueue,
  getResourceURLsForPathname: () => null,
  isPageNotFound: () => false,
  loadAppData: () => Promise.resolve(undefined),
};
export default publicLoader;

/** Gatsby makes one of these as it starts. */
export class ProdLoader {
  constructor(asyncRequires: { components: ComponentRequests }) {
    setComponents(asyncRequires.components);
  }
  setApiRunner(): void {}
  /** Pages that serve many addresses; the site has none. */
  findMatchPath(): null {
    return null;
  }
}

export const setLoader = (): void => {};
export const getStaticQueryResults = staticQueryResults;
export const getSliceResults = (): object => ({});
