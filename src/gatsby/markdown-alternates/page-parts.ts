/** The parts of a page that its Markdown alternate needs, without what only works in a browser. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { parseLink } from '../../lib/routing/links';
import { firstElement, isTag, leftOut } from '../post-build/elements';
import { asMarkdownCan } from './markdown-shapes';

/** Makes links absolute; a link to a figure's source further down becomes plain text. */
function link(element: Element, page: URL): ElementContent[] {
  const href = String(element.properties.href ?? '');
  if (href.startsWith('#figure-')) return element.children;
  if (parseLink(href).kind === 'other') return [element];
  return [{ ...element, properties: { href: new URL(href, page).href } }];
}

function cleaned(element: Element, page: URL): ElementContent[] {
  if (leftOut(element)) return [];
  const shaped = asMarkdownCan({ ...element, children: cleanedAll(element.children, page) });
  if (shaped.tagName === 'img') shaped.properties.src = new URL(String(shaped.properties.src), page).href;
  return shaped.tagName === 'a' ? link(shaped, page) : [shaped];
}

const cleanedAll = (children: readonly RootContent[], page: URL): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type === 'element') return cleaned(child, page);
    return child.type === 'text' ? [child] : [];
  });

/** The main part and the footer's disclosures, which must accompany anything the page says about insurance. @param page its address */
export function partsForAlternate(document: Root, page: URL): { main: Root; disclosures?: Root } {
  const partOf = (children: readonly RootContent[]): Root => ({
    type: 'root',
    children: cleanedAll(children, page),
  });
  const main = firstElement(document, isTag('main'));
  if (!main) throw new Error(`${page.href} has no <main>. Add one to its layout.`);
  const disclosures = firstElement(document, ({ properties }) => properties.ariaLabel === 'Disclosures');
  return { main: partOf(main.children), ...(disclosures && { disclosures: partOf([disclosures]) }) };
}
