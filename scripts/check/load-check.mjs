// @ts-check
// Loads the content check, bundled from its TypeScript sources: starting it takes a tenth of a second.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/root.mjs';

/** @typedef {typeof import('./index')} Check */
/** @typedef {import('../../src/content-model/check/cache/check-cache').CachePlace} CachePlace */

/** Everything of our own that the check may import. A bundle with any other file in it is refused. */
const sources = ['scripts/check', 'src/components/icon', 'src/content-model', 'src/lib', 'src/theme'];

/** What decides on the packages in the bundle, and on how it is made. */
const settings = [
  'node_modules/.package-lock.json',
  'package-lock.json',
  'scripts/check/load-check.mjs',
  'tsconfig.json',
];

/** How many bundles are kept, for going back and forth between branches. */
const keptBundles = 4;

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

/**
 * The hash of everything that a bundle is made from.
 * @param {string} folder the repository
 */
export function sourcesHash(folder) {
  const files = sources.flatMap((source) =>
    readdirSync(join(folder, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(source, name)),
  );
  const hashes = [...files.sort(), ...settings].map(
    (file) => `${file} ${hashOf(contentOf(join(folder, file)))}`,
  );
  return hashOf([process.version, ...hashes].join('\n'));
}

/** The code of the check with the packages that it uses, in one module. */
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
    // An optional package of chokidar, for macOS.
    external: ['fsevents'],
    // Packages in CommonJS ask for modules of Node by `require`.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(join(root, 'package.json'))});`,
    },
    logLevel: 'error',
  });
  await stop();
  for (const input of Object.keys(metafile.inputs)) {
    if (input.includes('node_modules/') || sources.some((source) => input.startsWith(`${source}/`))) continue;
    throw new Error(`The content check imports ${input}; add its folder to the sources in load-check.mjs.`);
  }
  return outputFiles[0]?.text ?? '';
}

/**
 * A saved bundle, which starts with its own hash; undefined if it is missing or damaged.
 * @param {string} file
 */
function savedBundle(file) {
  const text = String(contentOf(file));
  const end = text.indexOf('\n');
  return end > 0 && text.slice(0, end) === `// ${hashOf(text.slice(end + 1))}` ? text : undefined;
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
 * Saves a bundle, all of it at once. Gives whether there was room and permission.
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
 * Loads the check, after bundling it if its sources have changed. Without a disk to write to it works as well, but slower.
 * @param {string} [folder] where the bundle and the results of checks are kept
 * @returns {Promise<{ check: Check, place: CachePlace }>} the check, and where it keeps its results
 */
export async function loadCheck(folder = join(root, 'node_modules', '.cache', 'check')) {
  const file = join(folder, `bundle-${sourcesHash(root).slice(0, 16)}.mjs`);
  let text = savedBundle(file);
  let address = pathToFileURL(file).href;
  if (text === undefined) {
    const code = await bundle();
    text = `// ${hashOf(code)}\n${code}`;
    if (!save(folder, file, text))
      address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  }
  const version = `${process.version}-${text.slice(3, text.indexOf('\n'))}`;
  return { check: await import(address), place: { file: join(folder, 'results.json'), version } };
}
