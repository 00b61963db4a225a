/** /meanings/<folder>.json: each code and resource in one sentence, for the cards over links in articles. */
import { interpolate } from '../../content-model/variables';
import { type MeaningFile, meaningAt } from '../../lib/meanings/meaning';
import { contentPages } from '../data/content-pages';
import type { ResolverContext } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';
import type { Files } from './output';

/** After these, a period doesn't end a sentence: "4:45 p.m. ET", "No. 5". */
const abbreviation = /(?:^|[\s(“"])(?:[ap]\.m|e\.g|i\.e|No|vs|v|St|Mr|Ms|Dr|Inc|Co|Corp|U\.S|[A-Z])\.$/;

/** The space after a sentence: after its period and closing quotation mark, before a capital letter, a figure or a name in code. */
const gap = /(?<=[.!?][)”"’']?) +(?=[“"‘(]?[\p{Lu}\p{N}$]|[a-z]+_|null )/gu;

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const ends = [...text.matchAll(gap)].map(({ index }) => text.slice(0, index));
  return ends.find((start) => !abbreviation.test(start)) ?? text;
}

/** The files, with the meanings of the pages in each folder. */
export async function meaningFiles(context: ResolverContext): Promise<Files> {
  const variables = await variablesOfSite(context);
  const files: Record<string, MeaningFile> = {};
  // Nodes come in the order in which files happened to be read.
  const pages = (await contentPages(context)).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, inner } of pages) {
    const at = inner && meaningAt(path);
    if (!at) continue;
    const sentence = firstSentence(interpolate(inner.description, variables));
    const file = at.file.slice(1);
    files[file] = { ...files[file], [at.key]: [interpolate(inner.name, variables), sentence] };
  }
  return Object.fromEntries(
    Object.entries(files).map(([path, meanings]) => [path, JSON.stringify(meanings)]),
  );
}
