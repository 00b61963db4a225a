/** What runs in worker threads: reading pages and drawing social cards. See worker-pool.ts. */
import { readFile } from 'node:fs/promises';
import { cacheFolder, fileCache } from '../cache/file-cache';
import type { SearchedPage } from '../search/search-document';
import type { SocialCardInput } from '../social-cards/format';
import { writeSocialCard } from '../social-cards/write';
import { pageAlone } from './finished-html';
import { type DisclosureRules, outputsOf, type PageOutputs } from './page-outputs';

export { indexDocuments } from '../search/index-documents';

/** A page to be read. `key` is where its outputs are cached. */
export type UnreadPage = {
  readonly file: string;
  readonly key: string;
  readonly searched?: SearchedPage | undefined;
};

const pageCache = fileCache(cacheFolder('page-outputs'));

/** Makes the outputs of pages and caches them. */
export async function readPages(
  pages: readonly UnreadPage[],
  rules: DisclosureRules,
): Promise<PageOutputs[]> {
  const all: PageOutputs[] = [];
  for (const { file, key, searched } of pages) {
    const outputs = await outputsOf(pageAlone(await readFile(file, 'utf8')), searched, rules);
    await pageCache.put(key, JSON.stringify(outputs));
    all.push(outputs);
  }
  return all;
}

/** Writes social cards below a folder. Two at a time: while one is compressed, the next is laid out. */
export async function drawCards(cards: readonly SocialCardInput[], publicDir: string): Promise<void> {
  const waiting = [...cards];
  const draw = async (): Promise<void> => {
    for (let card = waiting.pop(); card; card = waiting.pop()) await writeSocialCard(card, publicDir);
  };
  await Promise.all([draw(), draw()]);
}
