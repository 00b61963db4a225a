// @ts-check
// Loaded with --require before Gatsby. Gatsby starts Parcel at every start to compile gatsby-node.ts and gatsby-config.ts. The
// site has neither, yet loading Parcel in two processes takes about 1.5 s of every build and start. At an upgrade of Gatsby: run
// a build with and without this file. If it no longer saves time or Gatsby loads the module in another way, delete it.
const { existsSync } = require('node:fs');
const Module = require('node:module');

const replaced = /[\\/]parcel[\\/]compile-gatsby-files$/;

/** What Gatsby imports from the module, for a site without such files. */
const withoutFiles = {
  COMPILED_CACHE_DIR: '.cache/compiled',
  PARCEL_CACHE_DIR: '.cache/.parcel-cache',
  gatsbyFileRegex: 'gatsby-+(node|config).ts',
  compileGatsbyFiles: async () => {
    for (const file of ['gatsby-node.ts', 'gatsby-config.ts'])
      if (existsSync(file))
        throw new Error(`${file} is not compiled here. Write it in JavaScript, as gatsby-node.js shows.`);
  },
  getResolvedFieldsForPlugin: () => ({ resolvedCompiledGatsbyNode: undefined }),
  findCompiledLocalPluginModule: () => undefined,
};

/** @typedef {{ _load: (request: string, ...rest: unknown[]) => unknown }} Loader */
const loader = /** @type {Loader} */ (/** @type {unknown} */ (Module));
const load = loader._load;

loader._load = function loadUnlessParcel(request, ...rest) {
  return replaced.test(request) ? withoutFiles : load.call(this, request, ...rest);
};
