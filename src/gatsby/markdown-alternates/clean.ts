/** The parts of a page that its Markdown alternate needs, without what only a browser can use. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { parseLink } from '../../lib/routing/links';
import { firstElement, isTag } from '../post-build/elements';
import { asMarkdownCan } from './shapes';

/** Pictures are told in words or tables beside them; forms and buttons do nothing on paper. */
const dropped = new Set(['svg', 'script', 'style', 'template', 'form', 'button', 'input', 'legend', 'nav']);

const leftOut = ({ tagName, properties }: Element): boolean =>
  dropped.has(tagName) ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true ||
  // See src/lib/routing/markdown-alternate.ts.
  properties.dataTwin === 'none';

/** Links are full addresses; one to a figure's source further down is its words alone. */
function link(element: Element, page: URL): ElementContent[] {
  const href = String(element.properties.href ?? '');
  if (href.startsWith('#figure-')) return element.children;
  if (parseLink(href).kind === 'other') return [element];
  return [{ ...element, properties: { href: new URL(href, page).href } }];
}

function cleaned(element: Element, page: URL): ElementContent[] {
  if (leftOut(element)) return [];
  const shaped = asMarkdownCan({ ...element, children: cleanedAll(element.children, page) });
  return shaped.tagName === 'a' ? link(shaped, page) : [shaped];
}

const cleanedAll = (children: readonly RootContent[], page: URL): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type === 'element') return cleaned(child, page);
    return child.type === 'text' ? [child] : [];
  });

/**
 * The main part of a page, and the disclosures of its footer, without which what it says of insurance must not travel.
 * @param page its full address
 */
export function partsForAlternate(document: Root, page: URL): Root {
  const main = firstElement(document, isTag('main'));
  if (!main) throw new Error(`${page.href} has no main part`);
  const disclosures = firstElement(document, ({ properties }) => properties.ariaLabel === 'Disclosures');
  const end: Element[] = disclosures
    ? [{ type: 'element', tagName: 'hr', properties: {}, children: [] }, disclosures]
    : [];
  return { type: 'root', children: cleanedAll([...main.children, ...end], page) };
}
