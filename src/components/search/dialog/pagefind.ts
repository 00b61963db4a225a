/**
 * The index that the build has written (src/gatsby/search), read by Pagefind's own code. Everything is fetched from this site,
 * and only once search has been opened; a little later the rest follows, so that it works without a network from then on.
 */
import { savesData } from '../../../lib/loading/data-saver';
import type { FoundPage } from '../../../lib/search/hits';
import { matchesQuery } from '../../../lib/search/match';
import { nameSeparator } from '../../../lib/search/plain-name';

type Part = {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
};
type PageData = {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly Part[];
};
type Results = { readonly results: readonly { readonly data: () => Promise<PageData> }[] };
type Index = {
  readonly init: () => Promise<void>;
  readonly preload: (words: string) => Promise<void>;
  readonly search: (query: string | null) => Promise<Results>;
};
type Pagefind = { readonly createInstance: (options: object) => Index };

/** Pages of which more than their number is told. */
const most = 20;

const address = '/pagefind/pagefind.js';

const options = {
  // A search of this site takes milliseconds; a worker would have its code fetched a second time.
  noWorker: true,
  basePath: '/pagefind/',
  // In words.
  excerptLength: 18,
  excerptEllipsis: '…',
  // What a page is called counts more than what it says.
  ranking: { metaWeights: { title: 5, names: 5, rows: 2, description: 1.5, group: 0, order: 0 } },
};

const signs = [...'abcdefghijklmnopqrstuvwxyz0123456789$'];

/**
 * A word for each beginning of three signs, those with the same first sign together: a part of the index holds the words
 * between two others, so that with fewer beginnings a part in the middle of a letter would not be wanted.
 */
const beginnings = (first: string): string =>
  signs.flatMap((second) => signs.map((third) => first + second + third)).join(' ');

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one after another: Pagefind gives out one object for a page, which two searches at a time would both write into. */
function queue(): InTurn {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };
}

/** An index with its own queue, so that work that hangs doesn't hold up an index that is loaded later. */
type OpenIndex = { readonly index: Index; readonly inTurn: InTurn };

async function fetchAll({ index, inTurn }: OpenIndex): Promise<void> {
  if (savesData()) return;
  for (const first of signs) await index.preload(beginnings(first));
  const { results } = await index.search(null);
  // Many pages share a file, so few of these fetch anything. A search of the visitor's gets its turn between them.
  for (const { data } of results) await inTurn(data);
}

/** Resolves when the browser has time, or a moment later in browsers that don't say. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 300),
  );

let attempt = 0;

async function open(): Promise<OpenIndex> {
  // Browsers may remember that a module failed to load; another address loads it afresh.
  const url = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ url);
  const opening = { index: pagefind.createInstance(options), inTurn: queue() };
  await opening.index.init();
  idle()
    .then(() => fetchAll(opening))
    // Then it is fetched as it is needed.
    .catch(() => {});
  return opening;
}

let opened: Promise<OpenIndex> | undefined;

/** Drops the index and whatever of it is still loading; the next search loads it afresh. */
export function forgetIndex(): void {
  opened = undefined;
  attempt += 1;
}

/** Drops an index that failed, unless the visitor is offline: what has been loaded of it still answers some searches. */
function afterFailure(failed: Promise<OpenIndex>, wasOpen: boolean): void {
  if (opened === failed && (navigator.onLine || !wasOpen)) forgetIndex();
}

/** Fetches what every search needs. Fails where there is no network; the next call tries again. */
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

/** The sign of an omission belongs to the word beside it, and never stands alone on a line. */
const tight = (excerpt: string): string => excerpt.replace(/^… /, '…').replace(/ …$/, '…');

const namesIn = (text: string | undefined): string[] => (text ? text.split(nameSeparator) : []);

function foundPage({ url, excerpt, meta, sub_results: parts }: PageData): FoundPage {
  return {
    url,
    excerpt: tight(excerpt),
    title: meta.title ?? url,
    group: meta.group ?? '',
    order: Number(meta.order),
    description: meta.description ?? '',
    names: namesIn(meta.names),
    rows: namesIn(meta.rows),
    parts: parts
      // The start of the page is the page itself.
      .filter((part) => part.url.includes('#'))
      .map((part) => ({
        title: part.title,
        url: part.url,
        excerpt: tight(part.excerpt),
        weight: part.weighted_locations.reduce((sum, { balanced_score: score }) => sum + score, 0),
      })),
  };
}

async function search({ index, inTurn }: OpenIndex, query: string) {
  return inTurn(async () => {
    const { results } = await index.search(query);
    const data = await Promise.all(results.slice(0, most).map((result) => result.data()));
    const found = data.map(foundPage).filter((page) => matchesQuery(page, query));
    return { found, total: found.length < data.length ? found.length : results.length };
  });
}

/** The pages that fit best, in the order of the index, and how many fit in all. Fails where the index can't be loaded. */
export async function find(query: string): Promise<{ found: FoundPage[]; total: number }> {
  const open = await openIndex();
  const used = opened;
  try {
    return await search(open, query);
  } catch (error) {
    if (used) afterFailure(used, true);
    throw error;
  }
}
