// @ts-check
// Loaded with --require before Gatsby, which parses every source file that has a word such as "config" or "Head" somewhere in
// its text ("Heading" is enough) in search of queries and exports. Two thirds of these files have neither, and parsing them with Babel takes 0.5 s
// of every build. At an upgrade of Gatsby, compare the words with those in `parseFile` of gatsby/dist/query/file-parser.js. If Gatsby
// no longer parses the other files, delete this file.
const { readFileSync } = require('node:fs');
const Module = require('node:module');

/** A query, an export that Gatsby looks for in templates, or its component `Slice`. */
const wanted = /graphql|gatsby-plugin-image|\bexport\b[^;=(]*\b(getServerData|config|Head)\b|<Slice\b/;

/**
 * Whether Gatsby has to parse a source file. One that can't be read is left to Gatsby, which reports it.
 * @param {string} file
 */
function mayHaveQuery(file) {
  try {
    return wanted.test(readFileSync(file, 'utf8'));
  } catch {
    return true;
  }
}

/**
 * Has Gatsby's parser skip files as it skips those with none of its words.
 * @param {{ default?: { prototype?: { parseFile?: (file: string, ...rest: unknown[]) => Promise<unknown> } } }} module
 */
function skipOthers({ default: parser }) {
  const parse = parser?.prototype?.parseFile;
  if (!parser?.prototype || !parse)
    throw new Error(
      "Gatsby's query/file-parser has changed. Update src/gatsby/patches/parse-queries-only.cjs.",
    );
  parser.prototype.parseFile = async function parseIfWanted(file, ...rest) {
    return mayHaveQuery(file) ? parse.call(this, file, ...rest) : null;
  };
}

/** @typedef {{ _load: (request: string, parent?: { filename?: string | null }, ...rest: unknown[]) => any }} Loader */
const loader = /** @type {Loader} */ (/** @type {unknown} */ (Module));
const load = loader._load;
let isPatched = false;

loader._load = function loadPatched(request, parent, ...rest) {
  const loaded = load.call(this, request, parent, ...rest);
  if (
    !isPatched &&
    request.endsWith('/file-parser') &&
    /[\\/]gatsby[\\/]dist[\\/]/.test(parent?.filename ?? '')
  ) {
    isPatched = true;
    skipOthers(loaded);
  }
  return loaded;
};

module.exports = { mayHaveQuery, skipOthers };
