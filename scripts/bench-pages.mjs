// @ts-check
// npm run bench:pages: the size of each built page, in bytes after Brotli at its highest level, and the share of its limit.
import './machine/require-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './lib/root.mjs';

const folder = join(root, 'public');
const limits = { html: 24_000, reference: 32_000, script: 80_000 };

/** @param {string} path below public/ */
const compressed = (path) =>
  brotliCompressSync(readFileSync(join(folder, path)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

/** @type {Map<string, number>} */
const known = new Map();

/** @param {string} path of a script that many pages share */
function scriptSize(path) {
  const size = known.get(path) ?? compressed(path);
  known.set(path, size);
  return size;
}

/** @type {{ assetsByChunkName: Record<string, string[]>, namedChunkGroups: Record<string, { assets: { name: string }[] }> }} */
const { namedChunkGroups } = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8'));

/** @param {string} chunk of a page; returns the scripts that it requests */
const scriptsOf = (chunk) =>
  (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));

const pages = readdirSync(join(folder, 'page-data'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('page-data.json'))
  .map((path) => JSON.parse(readFileSync(join(folder, 'page-data', path), 'utf8')))
  .filter(({ path }) => !/404|dev-404/.test(path))
  .map(({ path, componentChunkName }) => {
    const scripts = new Set([...scriptsOf('app'), ...scriptsOf(componentChunkName)]);
    return {
      path,
      html: compressed(join(path === '/' ? '' : path.slice(1), 'index.html')),
      script: [...scripts].reduce((sum, script) => sum + scriptSize(script), 0),
    };
  })
  .sort((a, b) => b.html - a.html);

/** @param {string} path */
const htmlLimit = (path) => (path.startsWith('/documentation/api/') ? limits.reference : limits.html);

/** @param {number} bytes @param {number} limit */
const cell = (bytes, limit) =>
  `${(bytes / 1000).toFixed(1).padStart(6)} kB ${`${Math.round((100 * bytes) / limit)} %`.padStart(6)}`;

const longest = Math.max(...pages.map(({ path }) => path.length));
console.log(
  `${''.padEnd(longest)}  HTML, of ${limits.html / 1000} kB (API reference ${limits.reference / 1000} kB)   script, of ${limits.script / 1000} kB`,
);
for (const { path, html, script } of pages) {
  console.log(`${path.padEnd(longest)}  ${cell(html, htmlLimit(path))}   ${cell(script, limits.script)}`);
}
