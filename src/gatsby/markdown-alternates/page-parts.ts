/** The parts of a page that its Markdown alternate needs, without what only works in a browser. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { parseLink } from '../../lib/routing/links';
import { firstElement, isTag } from '../post-build/elements';
import { asMarkdownCan } from './markdown-shapes';

/** Diagrams are described by text or tables next to them; forms and buttons need a browser. */
const dropped = new Set(['svg', 'script', 'style', 'template', 'form', 'button', 'input', 'legend', 'nav']);

const leftOut = ({ tagName, properties }: Element): boolean =>
  dropped.has(tagName) ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true ||
  // See notInAlternate in src/lib/routing/markdown-alternate.ts.
  properties.dataAlternate === 'none';

/** Makes links absolute; a link to a figure's source further down becomes plain text. */
function link(element: Element, page: URL): ElementContent[] {
  const href = String(element.properties.href ?? '');
  if (href.startsWith('#figure-')) return element.children;
  if (parseLink(href).kind === 'other') return [element];
  return [{ ...element, properties: { href: new URL(href, page).href } }];
}

/** Makes the address of a picture absolute. */
const picture = (element: Element, page: URL): Element => ({
  ...element,
  properties: { ...element.properties, src: new URL(String(element.properties.src), page).href },
});

function cleaned(element: Element, page: URL): ElementContent[] {
  if (leftOut(element)) return [];
  const shaped = asMarkdownCan({ ...element, children: cleanedAll(element.children, page) });
  if (shaped.tagName === 'img') return [picture(shaped, page)];
  return shaped.tagName === 'a' ? link(shaped, page) : [shaped];
}

const cleanedAll = (children: readonly RootContent[], page: URL): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type === 'element') return cleaned(child, page);
    return child.type === 'text' ? [child] : [];
  });

const partOf = (children: readonly RootContent[], page: URL): Root => ({
  type: 'root',
  children: cleanedAll(children, page),
});

/** The parts of a page. `disclosures` are its footer's, which must accompany anything the page says about insurance. */
export type AlternateParts = { readonly main: Root; readonly disclosures?: Root };

/**
 * Reads the parts. Throws if the page has no main part.
 * @param page its absolute address
 */
export function partsForAlternate(document: Root, page: URL): AlternateParts {
  const main = firstElement(document, isTag('main'));
  if (!main) throw new Error(`${page.href} has no <main>. Add one to its layout.`);
  const disclosures = firstElement(document, ({ properties }) => properties.ariaLabel === 'Disclosures');
  return {
    main: partOf(main.children, page),
    ...(disclosures ? { disclosures: partOf([disclosures], page) } : {}),
  };
}
