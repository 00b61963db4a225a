/** The built site's search index, opened with its own Pagefind code, without a browser. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Index, indexOptions } from '../../../src/lib/search/find';
import { publicFolder } from '../content/routes';

type Pagefind = {
  readonly createInstance: (options: object) => Index & { readonly init: () => Promise<void> };
};

const basePath = '/pagefind/';

/** Reads files of the index from the built site. */
const readIndex = async (address: string | URL | Request): Promise<Response> =>
  new Response(new Uint8Array(await readFile(join(publicFolder(), String(address).replace(/\?.*/, '')))));

/** Opens the index of the built site. */
export async function openBuiltIndex(): Promise<Index> {
  globalThis.fetch = readIndex;
  // Node reads a file as an ES module by this extension.
  const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
  const code = join(folder, 'pagefind.mjs');
  await writeFile(code, await readFile(join(publicFolder(), 'pagefind/pagefind.js')));
  const { createInstance }: Pagefind = await import(code);
  await rm(folder, { recursive: true });
  const index = createInstance({ ...indexOptions, noWorker: true, basePath, language: 'en' });
  await index.init();
  return index;
}
