/** Creates a search index with Pagefind. Runs in a worker thread. */
import { batches } from '../../lib/lists/batches';
import { patchPagefindFailures } from '../patches/pagefind-failures';
import { withPagefindProcess } from './pagefind-process';

function throwErrors(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`can't create the search index: ${errors.join('; ')}`);
}

/** Pagefind's files that the site doesn't use: its interfaces, its worker, the code for other languages. */
const unused = /-(ui|highlight|worker)\.(js|css)$|^wasm\.unknown/;

/** Few files: the whole index is fetched when search first opens, and then works offline. */
const settings = { forceLanguage: 'en', maxFragments: 8 } as const;

/** A page's document for Pagefind. */
export type SearchDocument = { readonly url: string; readonly content: string };

/** An index's files by path, in base64. */
export type IndexFiles = Readonly<Record<string, string>>;

const changed = (path: string, content: Buffer): Buffer =>
  path === 'pagefind.js' ? Buffer.from(patchPagefindFailures(content.toString('utf8'))) : content;

/** Documents sent to Pagefind without waiting for its responses. */
const sentAtOnce = 64;

type Pagefind = typeof import('pagefind');

/** Indexes the documents. Rejects with Pagefind's errors. */
async function filesOf(pagefind: Pagefind, documents: readonly SearchDocument[]): Promise<IndexFiles> {
  const { index, errors: faults } = await pagefind.createIndex(settings);
  throwErrors(faults);
  if (!index) throw new Error("can't create the search index: Pagefind returned none");
  for (const batch of batches(documents, sentAtOnce)) {
    const answers = await Promise.all(batch.map((document) => index.addHTMLFile(document)));
    throwErrors(answers.flatMap(({ errors }) => errors));
  }
  const { files, errors: failures } = await index.getFiles();
  throwErrors(failures);
  const kept = files.filter(({ path }) => !unused.test(path));
  return Object.fromEntries(
    kept.map(({ path, content }) => [path, changed(path, Buffer.from(content)).toString('base64')]),
  );
}

/**
 * Indexes the documents. The same documents give the same files. Rejects with Pagefind's errors, and if its process ends too
 * early.
 */
export async function indexDocuments(documents: readonly SearchDocument[]): Promise<IndexFiles> {
  const pagefind = await import('pagefind');
  try {
    return await withPagefindProcess(() => filesOf(pagefind, documents));
  } finally {
    await pagefind.close();
  }
}
