/** Creates a search index with Pagefind, in two steps. Runs in a worker thread. */
import { patchPagefindFailures } from '../patches/pagefind-failures';
import { pagefindPackage } from './pagefind-package';
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

/**
 * Indexes the documents. Rejects with Pagefind's errors.
 * @param added called once Pagefind has all documents; the files are made after its promise resolves
 * @param ended rejects when Pagefind's process ends
 */
async function filesOf(
  pagefind: Pagefind,
  documents: SearchDocument[],
  added: () => Promise<void>,
  ended: Promise<never>,
): Promise<IndexFiles> {
  const { index, errors: faults } = await pagefind.createIndex(settings);
  throwErrors(faults);
  if (!index) throw new Error("can't create the search index: Pagefind returned none");
  while (documents.length > 0) {
    const batch = documents.splice(0, sentAtOnce);
    const responses = await Promise.all(batch.map((document) => index.addHTMLFile(document)));
    throwErrors(responses.flatMap(({ errors }) => errors));
  }
  // If the process has ended, the package would start another one.
  await Promise.race([ended, added()]);
  const { files, errors: failures } = await index.getFiles();
  throwErrors(failures);
  const kept = files.filter(({ path }) => !unused.test(path));
  return Object.fromEntries(
    kept.map(({ path, content }) => [path, changed(path, Buffer.from(content)).toString('base64')]),
  );
}

async function indexed(documents: SearchDocument[], added: () => Promise<void>): Promise<IndexFiles> {
  const pagefind = pagefindPackage();
  try {
    return await withPagefindProcess((ended) => filesOf(pagefind, documents, added, ended));
  } finally {
    await pagefind.close();
  }
}

/** The index that this thread is making. */
let current: { readonly makeFiles: () => void; readonly files: Promise<IndexFiles> } | undefined;

/**
 * Starts an index, and resolves once Pagefind has all documents. Rejects with Pagefind's errors, and if its process ends too early.
 * @param documents are removed from the list as they're sent: those of thousands of pages take a lot of memory
 */
export function addDocuments(documents: SearchDocument[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let makeFiles = () => {};
    const wanted = new Promise<void>((resolve) => {
      makeFiles = resolve;
    });
    const files = indexed(documents, () => {
      resolve();
      return wanted;
    });
    files.catch(reject);
    current = { makeFiles, files };
  });
}

/**
 * The files of the index that `addDocuments` has started: the same documents give the same files. Making them takes Pagefind several
 * times as much memory as the documents. Rejects like `addDocuments`.
 */
export async function indexFiles(): Promise<IndexFiles> {
  if (!current) throw new Error("can't create the search index: the thread that had its documents has ended");
  current.makeFiles();
  return current.files;
}
