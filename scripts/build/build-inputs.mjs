// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Files and folders that a build reads, relative to the site's folder. */
export const buildSources = [
  'content',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.js',
  'gatsby-node.js',
  'gatsby-ssr.tsx',
  'scripts/build/load-bundled.cjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Files in those folders that no build reads; the build itself writes the types. */
const ignored = /\.test\.tsx?$|^src\/gatsby-types\.d\.ts$|^content\/\.schemas\//;

/** Entry points of the code that runs at build: gatsby-config.js and gatsby-node.js load these. */
const entries = ['src/gatsby/config.ts', 'src/gatsby/hooks.ts'];

/**
 * The files below some paths, sorted, relative to the site's folder and with "/" as separator.
 * @param {string} folder of the site
 * @param {readonly string[]} places
 * @returns {string[]}
 */
function filesAt(folder, places) {
  return places
    .filter((place) => existsSync(join(folder, place)))
    .flatMap((place) =>
      statSync(join(folder, place)).isFile()
        ? [place]
        : readdirSync(join(folder, place), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/**
 * The modules that run at build, relative to the site's folder: the entry points and everything they import. Throws if one
 * of them can't be read, as Gatsby would.
 * @param {string} folder
 */
async function modulesOfBuild(folder) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    outdir: 'unused',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {readonly unknown[]} more other inputs
 */
function hashOf(folder, files, more) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/**
 * The current commit, and whether the history before it is missing: pages show when their file last changed.
 * @param {string} folder
 */
const historyOf = (folder) =>
  spawnSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], { cwd: folder, encoding: 'utf8' })
    .stdout ?? '';

/**
 * What a build depends on, as three hashes. `code` covers what Gatsby's own change detection ignores: modules that run at
 * build, packages, Node, settings. `source` covers all files except content, `all` everything, including the day and the history.
 * @param {string} folder of the site
 * @param {readonly string[]} args of `gatsby build`
 * @param {{ env?: NodeJS.ProcessEnv, today?: string }} [now] for tests
 * @returns {Promise<{ all: string, source: string, code: string }>}
 */
export async function buildInputs(
  folder,
  args,
  { env = process.env, today = new Date().toISOString().slice(0, 10) } = {},
) {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith('GATSBY_') && name !== 'GATSBY_LOGGER')
    .sort();
  // The settings of error reporting only affect a file that every build writes.
  const inCode = settings.filter(([name]) => !name.startsWith('GATSBY_SENTRY_'));
  // Gatsby's cache has absolute paths, so it's of no use once the folder has moved.
  const machine = [process.version, process.platform, process.arch, folder];
  // With a token, scripts carry the IDs of their source maps.
  const uploadsSourceMaps = Boolean(env.SENTRY_AUTH_TOKEN);
  const modules = await modulesOfBuild(folder);
  const packages = filesAt(folder, [
    ...[
      'gatsby-config.js',
      'gatsby-node.js',
      'scripts/build/load-bundled.cjs',
      'src/gatsby/patches/parse-queries-only.cjs',
      'src/gatsby/patches/without-parcel.cjs',
      'src/gatsby/patches/without-queries.cjs',
    ],
    ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ]);
  const code = hashOf(folder, [...modules, ...packages], [args, inCode, machine, uploadsSourceMaps]);
  // Overrides the time of the build.
  const epoch = env.SOURCE_DATE_EPOCH ?? null;
  const files = filesAt(folder, buildSources).filter((file) => !ignored.test(file));
  const notContent = files.filter((file) => !file.startsWith('content/'));
  return {
    code,
    source: hashOf(folder, notContent, [code]),
    all: hashOf(folder, files, [code, settings, today, epoch, historyOf(folder)]),
  };
}
