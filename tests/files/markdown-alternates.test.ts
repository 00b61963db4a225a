/** Files for tools that read Markdown: the alternates of pages, /llms.txt and /llms-full.txt. */
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import { matchesAny } from '../../scripts/deploy/path-pattern';
import { shared } from '../../scripts/deploy/site-rules';
import { faultOf, isExternal } from '../support/content/addresses';
import { brand } from '../support/content/content';
import { once } from '../support/once';
import { expect, notFoundRoute, test } from '../support/site/file-test';
import { attribute, builtPages, type Element, elementsOf, find, findAll, textOf } from '../support/site/html';
import { readSiteFile } from '../support/site/site-dir';

const site = brand();

/** The syntax tree of GitHub's Markdown, which is what an alternate is written in. */
const treeOf = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

/** Front matter and syntax tree of an alternate. */
function read(path: string) {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(readSiteFile(path).toString('utf8')) ?? [];
  return { front: parse(front), tree: treeOf(body) };
}

const below = (node: Nodes): Nodes[] =>
  'children' in node ? node.children.flatMap((child) => [child, ...below(child)]) : [];
const words = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(words).join('') : '';
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const alternates = once(() =>
  builtPages()
    .filter(({ route }) => route !== notFoundRoute)
    .map(({ route, document }) => {
      const path = attribute(find(document, 'link', { type: 'text/markdown' }), 'href') ?? '';
      return { route, document, path, ...read(path) };
    }),
);

test('every page has an alternate at its address plus ".md"', () => {
  expect(alternates().length).toBeGreaterThan(40);
  for (const { route, path, front, document } of alternates()) {
    expect(path).toBe(route === '/' ? '/index.md' : `${route}.md`);
    expect(front).toEqual({
      title: textOf(find(document, 'title')),
      description: attribute(find(document, 'meta', { name: 'description' }), 'content'),
      url: `${site.url}${route}`,
    });
  }
});

test('an alternate has the heading, every table and the disclosures of its page', () => {
  for (const { route, document, tree } of alternates()) {
    const nodes = below(tree);
    const main = find(document, 'main');
    const [first] = nodes.filter((node) => node.type === 'heading');
    expect([route, first && 'depth' in first ? first.depth : 0, first && flat(words(first))]).toEqual([
      route,
      1,
      textOf(find(main, 'h1')),
    ]);
    const tables = nodes.filter((node) => node.type === 'table').length;
    const drawnIn = (part: Element) =>
      findAll(part, 'table').length + findAll(part, 'div', { role: 'table' }).length;
    const leftOut = elementsOf(main).filter((element) => attribute(element, 'data-alternate') === 'none');
    const drawn = drawnIn(main) - leftOut.map(drawnIn).reduce((sum, count) => sum + count, 0);
    expect([route, tables]).toEqual([route, drawn]);
    for (const paragraph of findAll(find(document, 'section', { 'aria-label': 'Disclosures' }), 'p')) {
      expect(flat(words(tree)), route).toContain(textOf(paragraph));
    }
  }
});

test('an alternate has no HTML tags, and code blocks have a language', () => {
  const faults = alternates().flatMap(({ route, tree }) =>
    below(tree).flatMap((node) => {
      if (node.type === 'html') return `${route}: ${node.value}`;
      return node.type === 'code' && !node.lang
        ? `${route}: code without a language: ${node.value.slice(0, 40)}`
        : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('the words of an alternate can be read without a parser', () => {
  const faults = alternates().flatMap(({ path }) => {
    const lines = readSiteFile(path)
      .toString('utf8')
      .replace(/^```[\s\S]*?^```$/gm, '')
      .split('\n');
    return lines.filter((line) => /&#x?\w+;|\\@|(?<!`)``(?!`)/.test(line)).map((line) => `${path}: ${line}`);
  });
  expect(faults).toEqual([]);
});

test('every link in an alternate is absolute and exists', () => {
  const links = alternates().flatMap(({ route, tree }) =>
    below(tree).flatMap((node) => (node.type === 'link' ? [{ route, url: node.url }] : [])),
  );
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter(({ url }) => !/^(https?:\/\/|mailto:)/.test(url))).toEqual([]);
  const own = links.filter(({ url }) => !isExternal(url) && !url.startsWith('mailto:'));
  expect(own.flatMap(({ route, url }) => (faultOf(url, '/') ? [`${route}: ${url}`] : []))).toEqual([]);
});

test('llms.txt lists every alternate once, has the general disclosure, and no dead links', () => {
  const text = readSiteFile('/llms.txt').toString('utf8');
  const tree = treeOf(text);
  const types = tree.children.map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(['heading', 'blockquote']);
  expect(tree.children.filter((node) => node.type === 'heading').map(({ depth }) => depth)).not.toContain(3);
  expect(flat(text)).toContain(`${site.name} is a financial technology company, not a bank`);
  const urls = below(tree).flatMap((node) => (node.type === 'link' ? node.url : []));
  const listed = urls.filter((url) => url.endsWith('.md'));
  expect([...listed].sort()).toEqual(
    alternates()
      .map(({ path }) => `${site.url}${path}`)
      .sort(),
  );
  expect(urls.flatMap((url) => faultOf(url, '/') ?? [])).toEqual([]);
});

test('programs on pages of other sites can read each file that llms.txt, robots.txt and pages name', () => {
  const lists = ['/llms.txt', '/robots.txt', '/sitemap-index.xml'];
  const named = lists.flatMap(
    (path) =>
      readSiteFile(path)
        .toString('utf8')
        .match(/https:[^\s)<]+/g) ?? [],
  );
  const linked = alternates().flatMap(({ document }) =>
    findAll(document, 'link', { rel: 'alternate' }).flatMap((link) => attribute(link, 'href') ?? []),
  );
  const paths = [...named, ...linked].map((address) => new URL(address, site.url));
  const files = paths.filter(({ href }) => !isExternal(href)).map(({ pathname }) => pathname);
  const withEnding = [...new Set([...lists, ...files])].filter((path) => /\.\w+$/.test(path));
  expect(withEnding.length).toBeGreaterThan(alternates().length);
  expect(withEnding.filter((path) => !matchesAny(shared, path))).toEqual([]);
});

test('llms-full.txt contains every alternate in full', () => {
  const text = readSiteFile('/llms-full.txt').toString('utf8');
  for (const { path } of alternates())
    expect(text.includes(readSiteFile(path).toString('utf8')), path).toBe(true);
});
