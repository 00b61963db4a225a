/**
 * Loads and queries the search index (written by src/gatsby/search) with Pagefind's own code. Everything is fetched from this
 * site, when search is first opened; the rest of the index follows soon after, so that search then works offline.
 */
import { savesData } from '../../../lib/loading/data-saver';
import { type Found, findIn } from '../../../lib/search/find';
import { type Index, indexOptions } from '../../../lib/search/pagefind-data';

type PagefindIndex = Index & {
  readonly init: () => Promise<void>;
  readonly preload: (words: string) => Promise<void>;
};
type Pagefind = { readonly createInstance: (options: object) => PagefindIndex };

const address = '/pagefind/pagefind.js';

const options = {
  ...indexOptions,
  // A search takes milliseconds here, and a worker would fetch the code a second time.
  noWorker: true,
  basePath: '/pagefind/',
};

const characters = [...'abcdefghijklmnopqrstuvwxyz0123456789$'];

/**
 * Three-character prefixes with the same first character, as one query. A chunk of the index contains the words between two
 * others, so fewer prefixes would miss chunks in the middle of a letter.
 */
const prefixes = (first: string): string =>
  characters.flatMap((second) => characters.map((third) => first + second + third)).join(' ');

type RunInOrder = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs tasks one after another: Pagefind returns the same object for a page, so concurrent searches would overwrite it. */
function queue(): RunInOrder {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };
}

/** An index with its own queue, so that a stuck task doesn't block an index that's loaded later. */
type OpenIndex = { readonly index: PagefindIndex; readonly inTurn: RunInOrder };

async function fetchAll({ index, inTurn }: OpenIndex): Promise<void> {
  if (savesData()) return;
  for (const first of characters) await index.preload(prefixes(first));
  const { results } = await index.search(null);
  // Many pages share a file, so few of these fetch anything. The visitor's searches run in between.
  for (const { data } of results) await inTurn(data);
}

/** Resolves when the browser is idle, or after a delay in browsers without requestIdleCallback. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 300),
  );

let attempt = 0;

async function open(): Promise<OpenIndex> {
  // Browsers may cache a failed module import; another address loads it again.
  const url = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ url);
  const opening = { index: pagefind.createInstance(options), inTurn: queue() };
  await opening.index.init();
  idle()
    .then(() => fetchAll(opening))
    // Otherwise parts of the index are fetched when a search needs them.
    .catch(() => {});
  return opening;
}

let opened: Promise<OpenIndex> | undefined;

/** Drops the index with everything that is still loading; the next search loads it again. */
export function forgetIndex(): void {
  opened = undefined;
  attempt += 1;
}

/** Drops an index that failed, unless the visitor is offline: the loaded part can still answer some searches. */
function afterFailure(failed: Promise<OpenIndex>, wasOpen: boolean): void {
  if (opened === failed && (navigator.onLine || !wasOpen)) forgetIndex();
}

/** Fetches what every search needs. Rejects without a network; the next call tries again. */
export async function openIndex(): Promise<OpenIndex> {
  opened ??= open();
  const opening = opened;
  try {
    return await opening;
  } catch (error) {
    afterFailure(opening, false);
    throw error;
  }
}

async function findOnce(query: string): Promise<Found> {
  const { index, inTurn } = await openIndex();
  const used = opened;
  try {
    return await inTurn(() => findIn(index, query));
  } catch (error) {
    if (used) afterFailure(used, true);
    throw error;
  }
}

/**
 * The results for a query. Rejects if the index can't be loaded. An open index that fails is replaced once: after a deploy, its
 * files may be gone.
 */
export async function find(query: string): Promise<Found> {
  const wasOpen = opened !== undefined;
  try {
    return await findOnce(query);
  } catch (error) {
    if (!wasOpen || !navigator.onLine) throw error;
    return findOnce(query);
  }
}
