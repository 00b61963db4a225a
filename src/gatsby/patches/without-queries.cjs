// @ts-check
const { stripIgnoredCharacters } = require('gatsby/graphql');
const { murmurhash } = require('gatsby-core-utils/murmurhash');

const query = /\bgraphql`([^`\\]*)`/g;
const pageQuery = /^export (?=const \w+ = graphql`)/gm;
const unknownForm = /\bgraphql\s*(`|\()|\bquery=\{/;

/** The text as a string literal that spans as many lines, so that line numbers in errors stay right. */
const inPlaceOf = (/** @type {string} */ text, /** @type {string} */ literal) =>
  literal + text.replace(/[^\n]+/g, '');

/**
 * A loader that takes the GraphQL queries out of a module, as Gatsby's Babel plugin (babel-plugin-remove-graphql-queries) does:
 * Gatsby has read them by then and knows each by its hash. A page query is no longer exported either; Fast Refresh
 * accepts a module that exports components alone.
 * @param {string} source of the module
 * @returns {string}
 * @throws when a query is written in a form that this loader does not recognize, which would fail in the browser
 */
module.exports = function withoutQueries(source) {
  if (!source.includes('graphql')) return source;
  const code = source
    .replace(pageQuery, '')
    .replace(query, (whole, /** @type {string} */ text) =>
      inPlaceOf(whole, JSON.stringify(String(murmurhash(stripIgnoredCharacters(text), 0)))),
    );
  if (unknownForm.test(code))
    throw new Error(
      'Write each query as graphql`…`, without variables of JavaScript and without backslashes.',
    );
  return code;
};
