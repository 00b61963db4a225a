/** Built pages, read with a real HTML parser. */
import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { notFoundRoute } from '../content/routes';
import { once } from '../once';
import { readSiteFile, siteFiles } from './site-dir';

export type Element = Tree.Element;
export type Parent = Tree.ParentNode;

/** A page of the site: its route without a slash at the end, its file from the root of the site, its document. */
export type BuiltPage = { route: string; file: string; document: Tree.Document };

/** Gatsby builds the 404 page a second time at this path; nothing leads there. */
const twinOfNotFound = '/404/index.html';

const routeOf = (file: string): string =>
  file === notFoundRoute ? file : file.replace(/\/index\.html$/, '') || '/';

/** Every page, the 404 page included, in the order of their files. Read once, so look and do not touch. */
export const builtPages = once((): readonly BuiltPage[] =>
  siteFiles()
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/') && file !== twinOfNotFound)
    .map((file) => ({ route: routeOf(file), file, document: parse(readSiteFile(file).toString('utf8')) })),
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

/** The elements of one name below a node whose attributes have the values asked for. */
export function findAll(node: Parent, name: string, attributes: Record<string, string> = {}): Element[] {
  return elementsOf(node).filter(
    (element) =>
      element.tagName === name &&
      Object.entries(attributes).every(([key, value]) => attribute(element, key) === value),
  );
}

/** The first element of a name below a node. Throws where there is none. */
export function find(node: Parent, name: string, attributes: Record<string, string> = {}): Element {
  const [first] = findAll(node, name, attributes);
  if (!first) throw new Error(`There is no <${name}> with ${JSON.stringify(attributes)}.`);
  return first;
}

/** The value of an attribute, undefined where the element lacks it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

const unseen = new Set(['script', 'style', 'template', 'noscript']);

/** The text of a node as a reader gets it, white space folded; scripts and styles are no text. */
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

/** What stands in an element that holds no text for readers, such as a script. */
export function rawTextOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
