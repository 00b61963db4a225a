/** Files for tools that read Markdown: the alternates of pages, /llms.txt, and the file of each section. */
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { lazy } from '../../src/lib/loading/lazy';
import { brand } from '../support/content';
import { faultOf, isExternal, pages, textOf } from '../support/html';
import { notFoundRoute, readSiteFile } from '../support/site';

const site = brand();
const below = (node: Nodes): Nodes[] =>
  'children' in node ? node.children.flatMap((child) => [child, ...below(child)]) : [];
const words = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(words).join('') : '';
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const alternates = lazy(() =>
  pages()
    .filter(({ route }) => route !== notFoundRoute)
    .map(({ route, $ }) => {
      const path = $('link[type="text/markdown"]').attr('href') ?? '';
      const text = readSiteFile(path);
      const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
      const tree = parsedMarkdown(body);
      return { route, $, path, text, front: parse(front) as unknown, tree, nodes: below(tree) };
    }),
);

test('every page has an alternate at its address plus ".md", with its title and description', () => {
  for (const { route, $, path, front } of alternates()) {
    expect(path).toBe(route === '/' ? '/index.md' : `${route}.md`);
    expect(front).toEqual({
      title: textOf($, 'head title'),
      description: $('meta[name="description"]').attr('content'),
      url: `${site.url}${route}`,
    });
  }
});

test('an alternate has the heading, every table and the disclosures of its page', () => {
  for (const { route, $, tree, nodes } of alternates()) {
    const first = nodes.find((node) => node.type === 'heading');
    expect([route, first?.depth, flat(first ? words(first) : '')]).toEqual([route, 1, textOf($, 'main h1')]);
    const tables = $('main').find('table, div[role="table"]').toArray();
    const drawn = tables.filter((table) => $(table).closest('[data-alternate="none"]').length === 0);
    expect([route, nodes.filter(({ type }) => type === 'table').length]).toEqual([route, drawn.length]);
    const text = flat(words(tree));
    for (const paragraph of $('section[aria-label="Disclosures"] p').toArray())
      expect([route, text.includes(textOf($, paragraph))]).toEqual([route, true]);
  }
});

test('an alternate has no HTML, no entities, and a language for each block of code', () => {
  const wrong = alternates().flatMap(({ route, nodes, text }) => [
    ...nodes
      .filter((node) => node.type === 'html' || (node.type === 'code' && !node.lang))
      .map((node) => `${route}: ${words(node).slice(0, 60)}`),
    ...text
      .replace(/^```[\s\S]*?^```$/gm, '')
      .split('\n')
      .filter((line) => /&#x?\w+;|\\@|(?<!`)``(?!`)/.test(line))
      .map((line) => `${route}: ${line}`),
  ]);
  expect(wrong).toEqual([]);
});

test('every link in an alternate is absolute and exists', () => {
  const links = alternates().flatMap(({ route, nodes }) =>
    nodes.flatMap((node) => (node.type === 'link' ? [{ route, url: node.url }] : [])),
  );
  expect(links.length).toBeGreaterThan(500);
  const dead = links.filter(
    ({ url }) => !/^(https?:\/\/|mailto:|tel:)/.test(url) || (url.startsWith(site.url) && faultOf(url, '/')),
  );
  expect(dead).toEqual([]);
});

test('llms.txt lists every alternate once, says that we are not a bank, and has no dead links', () => {
  const text = readSiteFile('/llms.txt');
  const tree = parsedMarkdown(text);
  expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
  expect(flat(text)).toContain(`${site.name} is a financial technology company, not a bank`);
  const urls = below(tree).flatMap((node) => (node.type === 'link' ? node.url : []));
  expect(urls.filter((url) => url.endsWith('.md')).sort()).toEqual(
    alternates()
      .map(({ path }) => `${site.url}${path}`)
      .sort(),
  );
  expect(urls.filter((url) => !isExternal(url)).flatMap((url) => faultOf(url, '/') ?? [])).toEqual([]);
});

test('the files that llms.txt lists have every alternate in full, and none is large', () => {
  const files = readSiteFile('/llms.txt').match(/\/llms-[\w-]+\.txt/g) ?? [];
  expect(files.length).toBeGreaterThan(10);
  const texts = files.map((file) => readSiteFile(file));
  expect(files.filter((_, index) => (texts[index]?.length ?? 0) > 1_000_000)).toEqual([]);
  const all = texts.join('\n');
  expect(
    alternates()
      .filter(({ text }) => !all.includes(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
