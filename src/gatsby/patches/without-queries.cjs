// @ts-check
const { stripIgnoredCharacters } = require('gatsby/graphql');
const { murmurhash } = require('gatsby-core-utils/murmurhash');

/**
 * A webpack loader that replaces the GraphQL queries in a module with their hashes, as Gatsby's Babel plugin does, and stops exporting
 * page queries, because Fast Refresh needs modules that only export components. Keeps the number of lines.
 * @param {string} source of the module
 * @returns {string}
 * @throws if a query has a form that this loader doesn't recognize, which would fail in the browser
 */
module.exports = function withoutQueries(source) {
  if (!source.includes('graphql')) return source;
  const code = source
    .replace(/^export (?=const \w+ = graphql`)/gm, '')
    .replace(/\bgraphql`([^`\\]*)`/g, (whole, /** @type {string} */ query) => {
      const hash = JSON.stringify(String(murmurhash(stripIgnoredCharacters(query), 0)));
      return hash + whole.replace(/[^\n]+/g, '');
    });
  if (/\bgraphql\s*(`|\()|\bquery=\{/.test(code))
    throw new Error(
      'Write each query as graphql`…`, without variables of JavaScript and without backslashes.',
    );
  return code;
};
