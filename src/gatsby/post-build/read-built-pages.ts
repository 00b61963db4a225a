/** Reads all built pages: those that have not changed from the cache, the others in worker threads. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { batches } from '../../lib/lists/batches';
import { cacheFolder, cacheKey, fileCache } from '../cache/file-cache';
import type { SearchedPage } from '../search/search-document';
import { finishedIcons, pageAlone } from './finished-html';
import type { DisclosureRules, PageOutputs } from './page-outputs';
import type { BuiltPage } from './routes';
import type { UnreadPage } from './worker';
import type { WorkerPool } from './worker-pool';

type Site = {
  /** What search knows of each page beside its HTML, by route. */
  readonly searched: ReadonlyMap<string, SearchedPage>;
  readonly rules: DisclosureRules;
};

/** A built page and what was made of it. */
export type ReadPage = BuiltPage & {
  readonly outputs: PageOutputs;
  /** From `finishedIcons`. */
  readonly finishedWith: string | undefined;
};

/** Pages that a worker gets at once. */
const batchSize = 8;

const parsed = (data: Buffer | undefined): PageOutputs | undefined =>
  data && (JSON.parse(data.toString('utf8')) as PageOutputs);

/** SHA-256 of a long text: hashing it within a list of texts takes four times as long. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * All pages with their outputs, in the order given. HTML is read one page at a time, so that memory does not grow with it.
 * Rejects if a page cannot be read.
 */
export async function readBuiltPages(
  pages: readonly BuiltPage[],
  { searched, rules }: Site,
  pool: WorkerPool,
): Promise<ReadPage[]> {
  const cache = fileCache(cacheFolder('page-outputs'));
  const site = cacheKey(pool.version, JSON.stringify(rules));
  const read = new Map<string, ReadPage>();
  const unread: (UnreadPage & { route: string })[] = [];
  for (const { route, file } of pages) {
    const about = searched.get(route);
    const html = await readFile(file, 'utf8');
    const alone = pageAlone(html);
    const key = cacheKey(site, JSON.stringify(about ?? null), digest(alone));
    const known = parsed(await cache.get(key));
    if (!known) {
      // The threads start while the other pages are compared.
      pool.methods();
      unread.push({ route, file, key, searched: about });
    }
    // Holds the place of an unread page, so that the order is that of the pages.
    const outputs = known ?? { icons: [], pictures: [], findings: [] };
    read.set(route, { route, file, outputs, finishedWith: finishedIcons(html, alone) });
  }
  await Promise.all(
    batches(unread, batchSize).map(async (task) => {
      const made = await pool.methods().readPages(
        task.map(({ route: _, ...page }) => page),
        rules,
      );
      task.forEach(({ route }, index) => {
        const page = read.get(route);
        const outputs = made[index];
        if (page && outputs) read.set(route, { ...page, outputs });
      });
    }),
  );
  await cache.prune();
  return [...read.values()];
}
