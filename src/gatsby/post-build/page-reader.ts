/** Reads all built pages: unchanged ones from the cache, the others in worker threads. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { batches } from '../../lib/lists/batches';
import { cacheFolder, cacheKey, fileCache } from '../cache/file-cache';
import type { SearchedPage } from '../search/search-document';
import { finishedWith, pageAlone } from './finished-html';
import type { DisclosureRules, PageOutputs } from './page-outputs';
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
export type ReadPage = BuiltPage & {
  readonly outputs: PageOutputs;
  /** From the function of that name. */
  readonly finishedWith: string | undefined;
};

/** Pages that a worker gets at a time. */
const batchSize = 8;

const parsed = (data: Buffer | undefined): PageOutputs | undefined =>
  data && (JSON.parse(data.toString('utf8')) as PageOutputs);

/** SHA-256 of a long text: four times as fast as `cacheKey`, which hashes a list of texts. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

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
  const site = cacheKey(pool.version, JSON.stringify(rules));
  const read = new Map<string, ReadPage>();
  const unread: (UnreadPage & { route: string })[] = [];
  for (const { route, file, template } of pages) {
    const about = searched.get(route);
    const html = readFileSync(file, 'utf8');
    const alone = pageAlone(html);
    styles.add(template, html);
    const key = cacheKey(site, JSON.stringify(about ?? null), digest(alone));
    const known = parsed(await cache.get(key));
    if (!known) {
      // The threads start while the other pages are compared.
      pool.methods();
      unread.push({ route, file, key, searched: about });
    }
    // Reserves the place of an unread page, to keep the order.
    const outputs = known ?? { icons: [], pictures: [], findings: [] };
    read.set(route, { route, file, template, outputs, finishedWith: finishedWith(html, alone) });
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
