/** Built pages, read with an HTML parser. */
import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { notFoundRoute, redirects } from '../content/routes';
import { once, oncePerText } from '../once';
import { readSiteFile, siteFiles } from './site-dir';

export type Element = Tree.Element;
export type Parent = Tree.ParentNode;

/** A page of the site: its route without trailing slash, its file path from the root of the site, its document. */
export type BuiltPage = { route: string; file: string; document: Tree.Document };

/** Gatsby builds the 404 page a second time at this path, which nothing links. */
const notFoundDuplicate = '/404/index.html';

const routeOf = (file: string): string =>
  file === notFoundRoute ? file : file.replace(/\/index\.html$/, '') || '/';

/** The pages that redirect, by file name. */
const redirectFiles = once(() => new Set(redirects().map(({ from }) => `${from}/index.html`)));

const pageIn = (file: string): BuiltPage => ({
  route: routeOf(file),
  file,
  document: parse(readSiteFile(file).toString('utf8')),
});

/** One page, for tests that don't need all: parsing those takes seconds. Throws if there's no such page. */
export const builtPage = oncePerText((route: string) =>
  pageIn(route.endsWith('.html') ? route : `${route === '/' ? '' : route}/index.html`),
);

/** Every page including the 404 page, without redirects, by file name. Cached, so don't modify it. */
export const builtPages = once((): readonly BuiltPage[] =>
  siteFiles()
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/') && file !== notFoundDuplicate)
    .filter((file) => !redirectFiles().has(file))
    .map(pageIn),
);

/** All elements below a node, in document order. */
export function elementsOf(node: Parent): Element[] {
  const found: Element[] = [];
  const look = ({ childNodes }: Parent): void => {
    for (const child of childNodes) {
      if (!tree.isElementNode(child)) continue;
      found.push(child);
      look(child);
    }
  };
  look(node);
  return found;
}

/** The elements with a name and attribute values below a node. */
export function findAll(node: Parent, name: string, attributes: Record<string, string> = {}): Element[] {
  return elementsOf(node).filter(
    (element) =>
      element.tagName === name &&
      Object.entries(attributes).every(([key, value]) => attribute(element, key) === value),
  );
}

/** The first element with a name below a node. Throws if no element matches. */
export function find(node: Parent, name: string, attributes: Record<string, string> = {}): Element {
  const [first] = findAll(node, name, attributes);
  if (!first) throw new Error(`There is no <${name}> with ${JSON.stringify(attributes)}.`);
  return first;
}

/** The value of an attribute, undefined if the element lacks it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

const unseen = new Set(['script', 'style', 'template', 'noscript']);

/** The visible text of a node, with white space collapsed, without scripts and styles. */
export function textOf(node: Parent): string {
  return words(node).replace(/\s+/g, ' ').trim();
}

function words(node: Parent): string {
  return node.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) && !unseen.has(child.tagName) ? words(child) : '';
    })
    .join('');
}

/** The raw text of an element such as a script. */
export function rawTextOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
