/** What each page of a built site weighs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { requireBuild } from '../../lib/require-build.mjs';

/** A page by its path. `html` and `script` are bytes after Brotli; `script` is what the page requests before the visitor does anything. */
export type PageWeight = { readonly path: string; readonly html: number; readonly script: number };

type PageData = { readonly path: string; readonly componentChunkName: string };
type WebpackStats = {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The size of a file's content after Brotli, in bytes. */
export const compressedSize = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Weighs every page except those for missing addresses.
 * @param folder the built site, `public/`
 * @returns the pages, heaviest HTML first
 */
export function pageWeights(folder: string): PageWeight[] {
  requireBuild(folder);
  const { namedChunkGroups } = readJson(join(folder, 'webpack.stats.json')) as WebpackStats;
  const sizes = new Map<string, number>();
  const scriptSize = (name: string): number => {
    const size = sizes.get(name) ?? compressedSize(readFileSync(join(folder, name)));
    sizes.set(name, size);
    return size;
  };
  const scriptsOf = (chunk: string): string[] =>
    (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return readdirSync(join(folder, 'page-data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => readJson(join(folder, 'page-data', file)) as PageData)
    .filter(({ path }) => !path.includes('404'))
    .map(({ path, componentChunkName }) => ({
      path,
      html: compressedSize(readFileSync(join(folder, path, 'index.html'))),
      script: [...new Set([...scriptsOf('app'), ...scriptsOf(componentChunkName)])]
        .map(scriptSize)
        .reduce((sum, size) => sum + size, 0),
    }))
    .sort((a, b) => b.html - a.html);
}
