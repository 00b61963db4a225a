/** /meanings/<folder>.json: each code and resource in one sentence, for the cards over links in articles. */
import { interpolate } from '../../content-model/variables';
import { type MeaningFile, meaningAt } from '../../lib/meanings/meaning';
import { contentPages } from '../data/content-pages';
import type { ResolverContext } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';
import type { PublicFiles } from '../post-build/public-files';
import { splitSentences } from '../search/mark-sentences';

/** The files' paths from the root of the site, with the meanings of the pages in each folder. */
export async function meaningFiles(context: ResolverContext): Promise<ReadonlyMap<string, MeaningFile>> {
  const variables = await variablesOfSite(context);
  const files = new Map<string, MeaningFile>();
  // Nodes come in the order in which files happened to be read.
  const pages = (await contentPages(context)).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, inner } of pages) {
    const at = inner && meaningAt(path);
    if (!at) continue;
    const [sentence = ''] = splitSentences(interpolate(inner.description, variables));
    files.set(at.file, { ...files.get(at.file), [at.key]: [interpolate(inner.name, variables), sentence] });
  }
  return files;
}

/** Writes the files. */
export async function writeMeanings(context: ResolverContext, files: PublicFiles): Promise<void> {
  for (const [path, meanings] of await meaningFiles(context))
    await files.write(path.slice(1), JSON.stringify(meanings));
}
