// @ts-check
// Loads the content check, bundled from its TypeScript sources, in a tenth of a second.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/root.mjs';

/** @typedef {typeof import('./index')} Check */
/** @typedef {import('../../src/content-model/check/cache/check-cache').CachePlace} CachePlace */

/**
 * @typedef {object} Options
 * @property {string} [folder] the folder for the bundle and the results of checks
 * @property {() => Promise<void>} [beforeBundling] called if there's no up-to-date bundle; may install packages
 */

/** The repository's code that the check may import. A bundle with any other file is refused. */
const sources = ['scripts/check', 'src/components/icon', 'src/content-model', 'src/lib', 'src/theme'];

/** Files that determine the packages in the bundle, and how it's built. */
const settings = [
  'node_modules/.package-lock.json',
  'package-lock.json',
  'scripts/check/load-check.mjs',
  'scripts/check/no-graphql.cjs',
  'tsconfig.json',
];

/** Where the bundle and the results of checks are kept. */
const cacheFolder = join(root, 'node_modules', '.cache', 'check');

/** The number of bundles to keep, for switching between branches. */
const keptBundles = 4;

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** The first line of a bundle with this hash. @param {string} hash */
const headerOf = (hash) => `// ${hash}\n`;

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

/**
 * The hash of everything that a bundle depends on.
 * @param {string} folder the repository
 */
export function sourcesHash(folder) {
  const files = sources.flatMap((source) =>
    readdirSync(join(folder, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !/(^|[\\/])mutations[\\/]/.test(name))
      .map((name) => join(source, name)),
  );
  const hashes = [...files.sort(), ...settings].map(
    (file) => `${file} ${hashOf(contentOf(join(folder, file)))}`,
  );
  // The bundle has the path of the repository in it.
  return hashOf([process.version, folder, ...hashes].join('\n'));
}

/** The check with its packages, in one module. */
async function bundle() {
  const { build, stop } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/check/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // An optional dependency of chokidar, for macOS.
    external: ['fsevents'],
    // Relative, because esbuild reads an asterisk in a path as a wildcard.
    alias: { graphql: './scripts/check/no-graphql.cjs' },
    // Where packages look for their native parts: a bundle that couldn't be saved has no path.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'package.json')).href) },
    // CommonJS packages load Node's modules with `require`.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(join(root, 'package.json'))});`,
    },
    logLevel: 'error',
  });
  await stop();
  for (const input of Object.keys(metafile.inputs)) {
    if (input.includes('node_modules/') || sources.some((source) => input.startsWith(`${source}/`))) continue;
    throw new Error(`The content check imports ${input}. Add its folder to the sources in load-check.mjs.`);
  }
  return outputFiles[0]?.text ?? '';
}

/**
 * The hash of a saved bundle's code, with which the file starts; undefined if it's missing or damaged.
 * @param {string} file
 */
function savedHash(file) {
  const bytes = Buffer.from(contentOf(file));
  const start = bytes.indexOf('\n') + 1;
  const hash = hashOf(bytes.subarray(start));
  return bytes.toString('utf8', 0, start) === headerOf(hash) ? hash : undefined;
}

/** @param {string} folder */
function removeOldBundles(folder) {
  const bundles = readdirSync(folder)
    .filter((name) => name.startsWith('bundle-'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { file } of bundles.slice(keptBundles)) rmSync(file, { force: true });
}

/**
 * Saves a bundle atomically. Returns whether it could be written.
 * @param {string} folder
 * @param {string} file
 * @param {string} text
 */
function save(folder, file, text) {
  const temporary = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(temporary, text);
      renameSync(temporary, file);
    } finally {
      rmSync(temporary, { force: true });
    }
    removeOldBundles(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Bundles the check if its sources or packages have changed.
 * @param {Options} [options]
 * @returns {Promise<{ address: string, hash: string }>} where to import it from, and the hash of its code
 */
export async function bundleCheck({ folder = cacheFolder, beforeBundling = async () => {} } = {}) {
  const find = () => {
    const file = join(folder, `bundle-${sourcesHash(root).slice(0, 16)}.mjs`);
    return { file, hash: savedHash(file) };
  };
  let found = find();
  if (found.hash === undefined) {
    await beforeBundling();
    found = find();
  }
  const { file } = found;
  if (found.hash !== undefined) return { address: pathToFileURL(file).href, hash: found.hash };
  const code = await bundle();
  const hash = hashOf(code);
  const text = headerOf(hash) + code;
  const address = save(folder, file, text)
    ? pathToFileURL(file).href
    : `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  return { address, hash };
}

/**
 * Loads the check, after bundling it if necessary. Also works without a writable disk, but slower.
 * @param {Options} [options]
 * @returns {Promise<{ check: Check, place: CachePlace }>} the check, and the location of its results
 */
export async function loadCheck(options = {}) {
  const { folder = cacheFolder } = options;
  const { address, hash } = await bundleCheck(options);
  return {
    check: await import(address),
    place: { file: join(folder, 'results.json'), version: `${process.version}-${hash}`, bundle: address },
  };
}
