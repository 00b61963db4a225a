/** The code of the worker threads: reading pages, drawing social cards, indexing pages for search, and finishing pages. */
import { readFileSync } from 'node:fs';
import { cacheFolder, fileCache, textKey, writeAtomically } from '../cache/file-cache';
import type { SearchedPage } from '../search/search-document';
import { writeSocialCard } from '../social-cards/card-files';
import type { SocialCardInput } from '../social-cards/format';
import { finishedHtml, pageAlone, type Shared, sharedKey } from './finished-html';
import { type DisclosureRules, outputsOf, type PageOutputs } from './page-outputs';
import type { PageState } from './page-states';

export { addDocuments, indexFiles } from '../search/index-documents';

/** A page to read. `key` is the cache key of its outputs. */
export type UnreadPage = {
  readonly file: string;
  readonly key: string;
  readonly searched?: SearchedPage | undefined;
};

const pageCache = fileCache(cacheFolder('page-outputs'));

/** Computes and caches pages' outputs. */
export async function readPages(
  pages: readonly UnreadPage[],
  rules: DisclosureRules,
): Promise<PageOutputs[]> {
  const all: PageOutputs[] = [];
  for (const { file, key, searched } of pages) {
    const outputs = await outputsOf(pageAlone(readFileSync(file, 'utf8')), searched, rules);
    pageCache.put(key, JSON.stringify(outputs));
    all.push(outputs);
  }
  return all;
}

/** Finishes the pages of one template in these files, and returns their states. */
export async function writeFinished(files: readonly string[], shared: Shared): Promise<PageState[]> {
  const states: PageState[] = [];
  const key = sharedKey(shared);
  for (const file of files) {
    const alone = pageAlone(readFileSync(file, 'utf8'));
    const html = finishedHtml(alone, shared);
    writeAtomically(file, html);
    states.push({ html: textKey(html), alone: textKey(alone), finishedWith: key });
  }
  return states;
}

/** Writes social cards below a folder. */
export async function drawCards(cards: readonly SocialCardInput[], publicDir: string): Promise<void> {
  for (const card of cards) await writeSocialCard(card, publicDir);
}
