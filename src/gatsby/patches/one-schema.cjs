// @ts-check
// Loaded with --require before `gatsby develop`, which builds the GraphQL schema again after every edit of content. The site's
// types are all written out, so an edit can't change the schema, and building it takes a third of the time until the edit is
// shown. At an upgrade of Gatsby, look for "building schema" in the output of `npm run develop` after an edit: if it's there,
// Gatsby loads the module differently.
const Module = require('node:module');

const replaced = /[\\/]build-schema$/;

/** @typedef {{ buildSchema: (args: object) => Promise<void> }} Service */
/** @typedef {{ _load: (request: string, ...rest: unknown[]) => unknown }} Loader */
const loader = /** @type {Loader} */ (/** @type {unknown} */ (Module));
const load = loader._load;
let isBuilt = false;

loader._load = function loadBuildingOnce(request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (!replaced.test(request)) return loaded;
  const { buildSchema } = /** @type {Service} */ (loaded);
  return {
    buildSchema: async (/** @type {object} */ args) => {
      if (isBuilt) return;
      await buildSchema(args);
      isBuilt = true;
    },
  };
};
