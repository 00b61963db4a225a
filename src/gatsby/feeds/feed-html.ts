/** The HTML of an update for feed readers, which show it away from the site and without its styles. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const html = unified().use(rehypeStringify);

/** Attributes that only make sense on the page: styles, roles, tab order. */
const ofThePage = ['className', 'style', 'tabIndex', 'role', 'dataLanguage'];

function withFullAddresses({ properties }: Element, page: string): void {
  for (const name of ['href', 'src']) {
    const address = properties[name];
    if (typeof address === 'string' && URL.canParse(address, page))
      properties[name] = new URL(address, page).href;
  }
  for (const name of ofThePage) delete properties[name];
}

/** Replaces a picture in several sizes with its `img`, which every reader can show. */
function plainPicture(element: Element): Element {
  if (element.tagName !== 'picture') return element;
  const image = element.children.find((child) => child.type === 'element' && child.tagName === 'img');
  return (image as Element | undefined) ?? element;
}

/** Replaces elements with others or with their children, which is shorter than with unist-util-visit. */
function prepare(children: readonly RootContent[], page: string): RootContent[] {
  return children.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child];
    const element = plainPicture(child);
    element.children = prepare(element.children, page) as ElementContent[];
    // Highlighted code has no styles here, so only its text is kept.
    if (element.tagName === 'span') return element.children;
    withFullAddresses(element, page);
    return [element];
  });
}

/** The HTML of a text on a page: addresses are absolute, and what needs the site's styles is gone. */
export function feedHtml(fragment: string, page: string): string {
  const tree = fromParse5(parseFragment(fragment)) as Root;
  return html.stringify({ ...tree, children: prepare(tree.children, page) });
}
