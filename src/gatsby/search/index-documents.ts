/** Creates a search index with Pagefind. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { patchPagefindFailures } from '../patches/pagefind-failures';
import { siteRoot } from '../site-root';

/** Pagefind's files that the site doesn't use: its interfaces, its worker, the code for other languages. */
const unused = /-(ui|highlight|worker)\.(js|css)$|^wasm\.unknown/;

function throwErrors(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`can't create the search index: ${errors.join('; ')}`);
}

const changed = (path: string, content: Uint8Array): Uint8Array =>
  path === 'pagefind.js'
    ? Buffer.from(patchPagefindFailures(Buffer.from(content).toString('utf8')))
    : content;

/** The files of an index of the documents, by path. The same documents give the same files. Rejects with Pagefind's errors. */
export async function indexFiles(
  documents: readonly { url: string; content: string }[],
): Promise<Map<string, Uint8Array>> {
  // By its file: Gatsby compiles an import to `require`, and the package only exports itself to imports.
  const pagefind = createRequire(join(siteRoot, 'package.json'))(
    './node_modules/pagefind/lib/index.js',
  ) as typeof import('pagefind');
  try {
    // Few files, so that a search needs few requests.
    const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en', maxFragments: 8 });
    throwErrors(errors);
    if (!index) throw new Error("can't create the search index: Pagefind returned none");
    for (const document of documents) throwErrors((await index.addHTMLFile(document)).errors);
    const made = await index.getFiles();
    throwErrors(made.errors);
    const kept = made.files.filter(({ path }) => !unused.test(path));
    return new Map(kept.map(({ path, content }) => [path, changed(path, content)]));
  } finally {
    await pagefind.close();
  }
}
