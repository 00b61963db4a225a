/** The text of an update for readers of feeds, who see it away from this site and without its styles. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const html = unified().use(rehypeStringify);

/** Attributes that hold an address. */
const addresses = ['href', 'src'] as const;

/** Styles, roles and places in the order of the Tab key belong to the page. */
const ofThePage = ['className', 'style', 'tabIndex', 'role', 'dataLanguage'];

function withFullAddresses(element: Element, page: string): void {
  for (const name of addresses) {
    const address = element.properties[name];
    if (typeof address === 'string' && URL.canParse(address, page))
      element.properties[name] = new URL(address, page).href;
  }
  for (const name of ofThePage) delete element.properties[name];
}

/** A picture in several sizes is the one that every reader can show. */
function plainPicture(element: Element): Element {
  if (element.tagName !== 'picture') return element;
  const image = element.children.find((child) => child.type === 'element' && child.tagName === 'img');
  return (image as Element | undefined) ?? element;
}

/** Colors of code have no styles here, so its words stand alone. */
const isColor = ({ tagName }: Element): boolean => tagName === 'span';

/** Replaces elements by others or by their children, which is shorter than with unist-util-visit. */
function prepare(children: readonly RootContent[], page: string): RootContent[] {
  return children.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child];
    const element = plainPicture(child);
    element.children = prepare(element.children, page) as ElementContent[];
    if (isColor(element)) return element.children;
    withFullAddresses(element, page);
    return [element];
  });
}

function render(fragment: string, page: string): string {
  const tree = fromParse5(parseFragment(fragment)) as Root;
  return html.stringify({ ...tree, children: prepare(tree.children, page) });
}

const rendered = new Map<string, string>();

/**
 * Full addresses in place of those that mean something on this site alone, and nothing that needs its styles. An update is in
 * several feeds, and its text is rendered once.
 * @param fragment HTML of a text
 * @param page the full address of its page
 */
export function feedHtml(fragment: string, page: string): string {
  const key = `${page} ${fragment}`;
  const known = rendered.get(key) ?? render(fragment, page);
  rendered.set(key, known);
  return known;
}
