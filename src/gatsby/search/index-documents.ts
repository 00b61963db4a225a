/** Makes a search index with Pagefind. Runs in a worker thread. */
import { batches } from '../../lib/lists/batches';
import { patchPagefindFailures } from '../patches/pagefind-failures';

function refuse(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
}

/** Files of Pagefind that search does not read: its interfaces, its worker, the code for other languages. */
const unused = /-(ui|highlight|worker)\.(js|css)$|^wasm\.unknown/;

/** Few files: the whole index is fetched when search is opened first, and works without a network from then on. */
const settings = { forceLanguage: 'en', maxFragments: 8 } as const;

/** A page as Pagefind takes it. */
export type SearchDocument = { readonly url: string; readonly content: string };

/** The files of an index by their paths, each in base64. */
export type IndexFiles = Readonly<Record<string, string>>;

const changed = (path: string, content: Buffer): Buffer =>
  path === 'pagefind.js' ? Buffer.from(patchPagefindFailures(content.toString('utf8'))) : content;

/** Documents that Pagefind is sent before it has answered. */
const sentAtOnce = 64;

/** Makes the index of the documents. The same documents give the same files. Rejects with what Pagefind reports. */
export async function indexDocuments(documents: readonly SearchDocument[]): Promise<IndexFiles> {
  const pagefind = await import('pagefind');
  try {
    const { index, errors: faults } = await pagefind.createIndex(settings);
    refuse(faults);
    if (!index) return {};
    for (const batch of batches(documents, sentAtOnce)) {
      const answers = await Promise.all(batch.map((document) => index.addHTMLFile(document)));
      refuse(answers.flatMap(({ errors }) => errors));
    }
    const { files, errors: failures } = await index.getFiles();
    refuse(failures);
    const kept = files.filter(({ path }) => !unused.test(path));
    return Object.fromEntries(
      kept.map(({ path, content }) => [path, changed(path, Buffer.from(content)).toString('base64')]),
    );
  } finally {
    await pagefind.close();
  }
}
