// @ts-check
const { stripIgnoredCharacters } = require('gatsby/graphql');
const { murmurhash } = require('gatsby-core-utils/murmurhash');

const query = /\bgraphql`([^`\\]*)`/g;
const pageQuery = /^export (?=const \w+ = graphql`)/gm;
const unknownForm = /\bgraphql\s*(`|\()|\bquery=\{/;

/** The text as a string literal with the same number of lines, so that line numbers in errors stay correct. */
const inPlaceOf = (/** @type {string} */ text, /** @type {string} */ literal) =>
  literal + text.replace(/[^\n]+/g, '');

/**
 * A webpack loader that replaces the GraphQL queries in a module with their hashes, as Gatsby's Babel plugin
 * (babel-plugin-remove-graphql-queries) does: Gatsby has already extracted the queries. It also stops exporting page
 * queries, because Fast Refresh needs modules that only export components.
 * @param {string} source of the module
 * @returns {string}
 * @throws if a query has a form that this loader doesn't recognize, which would fail in the browser
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
