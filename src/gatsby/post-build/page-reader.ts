/** Reads all built pages: unchanged ones from the cache, the others in worker threads. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cacheFolder, cacheKey, fileCache } from '../cache/file-cache';
import type { SearchedPage } from '../search/search-document';
import type { DisclosureRules, PageOutputs } from './page-outputs';
import { knownStates, type PageState } from './page-states';
import type { BuiltPage } from './routes';
import type { TemplateStyles } from './template-styles';
import type { UnreadPage } from './worker';
import type { WorkerPool } from './worker-pool';

type Site = {
  /** What search knows about each page besides its HTML, by route. */
  readonly searched: ReadonlyMap<string, SearchedPage>;
  readonly rules: DisclosureRules;
  /** Collects the styles of all pages. */
  readonly styles: TemplateStyles;
};

/** A built page and its outputs. */
export type ReadPage = BuiltPage & { readonly outputs: PageOutputs; readonly state: PageState };

/** Pages sent to a worker at a time, except for the first. */
const batchSize = 8;

/** Sends unread pages to the workers. */
function sender(
  pool: WorkerPool,
  rules: DisclosureRules,
  done: (route: string, outputs: PageOutputs) => void,
) {
  const threads = availableParallelism();
  const sent: Promise<void>[] = [];
  let waiting: (UnreadPage & { route: string })[] = [];
  const send = async (task: typeof waiting) => {
    const pages = task.map(({ route: _, ...page }) => page);
    const made = await pool.methods().readPages(pages, rules);
    for (const [index, outputs] of made.entries()) done(task[index]?.route ?? '', outputs);
  };
  const sendWaiting = () => {
    const result = send(waiting);
    // It's `finish` that reports a failure.
    result.catch(() => {});
    sent.push(result);
    waiting = [];
  };
  return {
    /** Each thread gets its first page at once, so that it starts while the main thread compares the others. */
    add: (page: UnreadPage & { route: string }) => {
      waiting.push(page);
      if (sent.length < threads || waiting.length === batchSize) sendWaiting();
    },
    /** Sends the rest. Resolves when all pages are done. */
    finish: async () => {
      if (waiting.length > 0) sendWaiting();
      await Promise.all(sent);
    },
  };
}

const parsed = (data: Buffer | undefined): PageOutputs | undefined =>
  data && (JSON.parse(data.toString('utf8')) as PageOutputs);

/**
 * All pages with their outputs, in the order given. Reads HTML one page at a time, so that memory doesn't grow with it.
 * Rejects if a page can't be read.
 */
export async function readBuiltPages(
  pages: readonly BuiltPage[],
  { searched, rules, styles }: Site,
  pool: WorkerPool,
): Promise<ReadPage[]> {
  const cache = fileCache(cacheFolder('page-outputs'));
  const states = knownStates(pool.version);
  const site = cacheKey(pool.version, JSON.stringify(rules));
  const read = new Map<string, ReadPage>();
  const unread = sender(pool, rules, (route, outputs) => {
    const page = read.get(route);
    if (page) read.set(route, { ...page, outputs });
  });
  let added = 0;
  for (const { route, file, template } of pages) {
    // The workers get their next pages only while this loop waits.
    if (added === batchSize) {
      await nextTurn();
      added = 0;
    }
    const about = searched.get(route);
    const html = readFileSync(file, 'utf8');
    const state = states.of(html);
    styles.add(template, html);
    const key = cacheKey(site, JSON.stringify(about ?? null), state.alone);
    const known = parsed(cache.get(key));
    // Reserves the place of an unread page, to keep the order.
    const outputs = known ?? { icons: [], pictures: [], findings: [] };
    read.set(route, { route, file, template, outputs, state });
    if (!known) {
      unread.add({ route, file, key, searched: about });
      added += 1;
    }
  }
  await unread.finish();
  cache.prune();
  return [...read.values()];
}
