/** Loads and queries the search index (written by src/gatsby/search) with Pagefind's own code, from this site alone. */
import { type Found, findIn, type Index, indexOptions } from '../../../lib/search/find';

type Pagefind = {
  readonly createInstance: (options: object) => Index & { readonly init: () => Promise<void> };
};

const options = {
  ...indexOptions,
  // A search takes milliseconds here, and a worker would fetch the code a second time.
  noWorker: true,
  basePath: '/pagefind/',
};

let attempt = 0;

async function open(): Promise<Index> {
  // Browsers may cache a failed module import; another address loads it again.
  const query = attempt === 0 ? '' : `?attempt=${attempt}`;
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ `/pagefind/pagefind.js${query}`);
  const index = pagefind.createInstance(options);
  await index.init();
  return index;
}

let opened: Promise<Index> | undefined;

/** Searches run one after another: Pagefind returns the same object for a page, so concurrent ones would overwrite it. */
let last: Promise<unknown> = Promise.resolve();

/** Drops the index with everything that is still loading; the next search loads it again. */
export function forgetIndex(): void {
  opened = undefined;
  last = Promise.resolve();
  attempt += 1;
}

/** The results for a query. Rejects if a part of the index can't be loaded; the next search then loads the index again. */
export async function find(query: string): Promise<Found> {
  opened ??= open();
  const index = opened;
  const found = last.then(async () => findIn(await index, query));
  last = found.catch(() => {});
  try {
    return await found;
  } catch (error) {
    if (opened === index) forgetIndex();
    throw error;
  }
}

/** Fetches what every search needs. */
export function prepareSearch(): void {
  opened ??= open();
  const index = opened;
  index.catch(() => {
    if (opened === index) forgetIndex();
  });
}
