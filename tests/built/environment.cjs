// @ts-check
/** The environment of tests of built files: a worker parses a page once for all of them. */
const { mkdtemp, readFile, rm, writeFile } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { load } = require('cheerio/slim');
const { TestEnvironment } = require('jest-environment-node');

/** @type {Map<string, unknown>} */
const documents = new Map();

/** @param {string} html */
function parsed(html) {
  const known = documents.get(html) ?? load(html);
  documents.set(html, known);
  return known;
}

/**
 * Opens the search index of a built site with its own code, without a browser.
 * @param {string} site its absolute folder
 * @param {object} options
 */
async function openSearchIndex(site, options) {
  globalThis.fetch = async (address) =>
    new Response(new Uint8Array(await readFile(join(site, String(address).replace(/\?.*/, '')))));
  // Node reads a file as an ES module by this extension.
  const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
  const code = join(folder, 'pagefind.mjs');
  await writeFile(code, await readFile(join(site, 'pagefind/pagefind.js')));
  const { createInstance } = await import(pathToFileURL(code).href);
  await rm(folder, { recursive: true });
  const index = createInstance({ ...options, noWorker: true, basePath: '/pagefind/', language: 'en' });
  await index.init();
  return index;
}

module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const [{ unified }, { default: parse }, { default: gfm }] = await Promise.all([
      import('unified'),
      import('remark-parse'),
      import('remark-gfm'),
    ]);
    const markdown = unified().use(parse).use(gfm);
    const parsedMarkdown = (/** @type {string} */ text) => markdown.parse(text);
    Object.assign(this.global, { parsed, parsedMarkdown, openSearchIndex });
  }
};
