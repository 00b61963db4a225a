/** Reads all built pages: those that have not changed from the cache, the others in worker threads. */
import { readFile } from 'node:fs/promises';
import { batches } from '../../lib/batches';
import { cacheFolder, cacheKey, fileCache } from '../file-cache';
import type { SearchedPage } from '../search/search-document';
import type { WorkerPool } from '../worker-pool';
import { pageAlone } from './finished-html';
import type { DisclosureRules, PageOutputs } from './page-outputs';
import type { BuiltPage } from './routes';
import type { UnreadPage } from './worker';

type Site = {
  /** What search knows of each page beside its HTML, by route. */
  readonly searched: ReadonlyMap<string, SearchedPage>;
  readonly rules: DisclosureRules;
};

/** Pages that a worker gets at once. */
const batchSize = 8;

const parsed = (data: Buffer | undefined): PageOutputs | undefined =>
  data && (JSON.parse(data.toString('utf8')) as PageOutputs);

/**
 * The outputs of all pages, by route, in the order given. HTML is read one page at a time, so that memory does not grow with it.
 * Rejects if a page cannot be read.
 */
export async function readBuiltPages(
  pages: readonly BuiltPage[],
  { searched, rules }: Site,
  pool: WorkerPool,
): Promise<Map<string, PageOutputs>> {
  const cache = fileCache(cacheFolder('page-outputs'));
  const site = cacheKey(pool.version, JSON.stringify(rules));
  const outputs = new Map<string, PageOutputs>();
  const unread: (UnreadPage & { route: string })[] = [];
  for (const { route, file } of pages) {
    const about = searched.get(route);
    const key = cacheKey(site, JSON.stringify(about ?? null), pageAlone(await readFile(file, 'utf8')));
    const known = parsed(await cache.get(key));
    if (!known) unread.push({ route, file, key, searched: about });
    // Holds the place of an unread page, so that the order is that of the pages.
    outputs.set(route, known ?? { icons: [], pictures: [], findings: [] });
  }
  const tasks = batches(unread, batchSize);
  await Promise.all(
    tasks.map(async (task) => {
      const read = await pool.methods().readPages(
        task.map(({ route: _, ...page }) => page),
        rules,
      );
      task.forEach(({ route }, index) => {
        const own = read[index];
        if (own) outputs.set(route, own);
      });
    }),
  );
  await cache.prune();
  return outputs;
}
