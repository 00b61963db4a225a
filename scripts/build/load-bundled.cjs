// @ts-check
const { existsSync } = require('node:fs');
const { basename, join } = require('node:path');
const { buildSync } = require('esbuild');

const root = join(__dirname, '..', '..');
/** Gatsby compiles its own TypeScript files into this folder, and keeps it when it clears its cache. */
const folder = join(root, '.cache', 'compiled');

/**
 * Bundles a TypeScript module with everything it imports from this repository into one file, and loads that. Packages aren't
 * bundled. Gatsby's workers load the file that the main process wrote, so that both run the same code. So does a build of what
 * changed, for which `scripts/build/gatsby.mjs` sets BUILD_CODE: the code is that of the last build.
 * @param {string} entry path of the module from the root of the repository
 * @returns {any} the module's exports
 * @throws if the module, or one it imports, is missing or has a syntax error; esbuild prints where
 */
function loadBundled(entry) {
  const outfile = join(folder, `${basename(entry, '.ts')}.cjs`);
  const isCurrent = process.env.GATSBY_WORKER_POOL_WORKER || process.env.BUILD_CODE === 'bundled';
  if (!isCurrent || !existsSync(outfile)) {
    buildSync({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: `node${process.versions.node}`,
      format: 'cjs',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'warning',
    });
  }
  process.setSourceMapsEnabled(true);
  return require(outfile);
}

module.exports = { loadBundled };
