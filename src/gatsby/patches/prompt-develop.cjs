// @ts-check
// Loaded with --require before Gatsby's development server. After every edit of content Gatsby waits half a second for more (a
// fifth of a second after an edit of code), builds the GraphQL schema again, and reads the queries of all components again. The site declares its types, so the schema
// depends on no content, and queries only change when a source file does. At an upgrade of Gatsby, compare an edit with and
// without this file (`npm run bench:loops -- --only develop`). If it no longer saves time, delete it.
const { dirname, join, sep } = require('node:path');
const Module = require('node:module');

/** Milliseconds in which several changed files count as one change, such as those of `git checkout`. */
const batchingTime = 100;

/** @param {string} file */
const unknownCode = (file) =>
  new Error(`Gatsby's ${file} has changed. Update src/gatsby/patches/prompt-develop.cjs.`);

/** @typedef {(context: { refresh?: boolean }) => Promise<unknown>} Service */
/**
 * @typedef {{
 *   store: { getState: () => { components: Map<string, unknown> } },
 *   emitter: { on: (event: string, listener: () => void) => void },
 * }} Redux
 */

/** @typedef {Record<number, unknown>} After what a state does after a number of milliseconds */

/**
 * Waits less for further changes: of content, and of code, which webpack has noticed 20 ms after it was saved.
 * @param {{ waitingStates?: { states: Record<'batchingNodeMutations' | 'aggregatingFileChanges', { after: After }> } }} machine
 */
function waitLess({ waitingStates }) {
  const content = waitingStates?.states.batchingNodeMutations;
  const code = waitingStates?.states.aggregatingFileChanges;
  if (!content?.after[500] || !code?.after[200]) throw unknownCode('state-machines/waiting');
  content.after = { [batchingTime]: content.after[500] };
  code.after = { [batchingTime]: code.after[200] };
}

/**
 * Waits until every plugin has handled every changed node: Gatsby creates pages without waiting, and a page without its record
 * is deleted. Otherwise the time for building the schema hides that.
 * @param {Redux} redux
 */
function nodesAreReady({ emitter }) {
  let isRunning = false;
  /** @type {(() => void)[]} */
  let waiting = [];
  emitter.on('API_RUNNING_START', () => {
    isRunning = true;
  });
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => {
    isRunning = false;
    for (const resume of waiting) resume();
    waiting = [];
  });
  return async () => {
    if (isRunning) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
  };
}

/**
 * Builds the schema once: Gatsby's own setting says so for a refresh, and here every later build is one.
 * @param {{ buildSchema?: Service }} service
 * @param {Redux} redux
 */
function buildSchemaOnce(service, redux) {
  const build = service.buildSchema;
  if (!build) throw unknownCode('services/build-schema');
  process.env.GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD = '1';
  const ready = nodesAreReady(redux);
  let isBuilt = false;
  service.buildSchema = async (context) => {
    if (isBuilt) await ready();
    const result = await build({ ...context, refresh: isBuilt });
    isBuilt = true;
    return result;
  };
}

/**
 * Reads the queries of all components only if they may have changed: after an edit of a source file, and when a template gets
 * its first page or loses its last one.
 * @param {{ extractQueries?: Service }} service
 * @param {Redux} redux
 */
function extractChangedQueries(service, { store, emitter }) {
  const extract = service.extractQueries;
  if (!extract) throw unknownCode('services/extract-queries');
  const templates = () => [...store.getState().components.keys()].sort().join();
  let isChanged = true;
  let known = '';
  for (const event of ['SOURCE_FILE_CHANGED', 'DELETE_PAGE', 'SET_SCHEMA'])
    emitter.on(event, () => {
      isChanged = true;
    });
  service.extractQueries = async (context) => {
    if (!isChanged && templates() === known) return;
    isChanged = false;
    try {
      await extract(context);
      known = templates();
    } catch (error) {
      isChanged = true;
      throw error;
    }
  };
}

/** @typedef {{ _load: (request: string, parent?: { filename?: string | null }, ...rest: unknown[]) => any }} Loader */
const loader = /** @type {Loader} */ (/** @type {unknown} */ (Module));
const load = loader._load;
const dist = join('gatsby', 'dist') + sep;

/** @typedef {(loaded: any, redux: Redux) => void} Patch */

/** What to do with a module of Gatsby when it's loaded for the first time, by the name that another one loads it with. */
const patches = new Map(
  /** @type {[string, Patch][]} */ ([
    ['../waiting', waitLess],
    ['./build-schema', buildSchemaOnce],
    ['./extract-queries', extractChangedQueries],
  ]),
);

loader._load = function loadPatched(request, parent, ...rest) {
  const loaded = load.call(this, request, parent, ...rest);
  const folder = dirname(parent?.filename ?? '');
  const patch = patches.get(request);
  if (patch && folder.includes(dist)) {
    patches.delete(request);
    patch(loaded, load(join(folder.slice(0, folder.indexOf(dist) + dist.length), 'redux')));
  }
  return loaded;
};

module.exports = { waitLess, buildSchemaOnce, extractChangedQueries };
