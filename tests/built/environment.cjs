// @ts-check
/** The environment of tests of built files: a worker parses a page once for all of them. */
const { load } = require('cheerio/slim');
const { TestEnvironment } = require('jest-environment-node');
const { markdownToMdast } = require('satteri');

/** @type {Map<string, unknown>} */
const documents = new Map();

/** @param {string} html */
function parsed(html) {
  const known = documents.get(html) ?? load(html);
  documents.set(html, known);
  return known;
}

/** @param {string} text */
const parsedMarkdown = (text) =>
  markdownToMdast(text, { features: { gfm: true, directive: false, frontmatter: false } });

module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { parsed, parsedMarkdown });
  }
};
