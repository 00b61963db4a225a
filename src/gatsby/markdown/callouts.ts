/** Block quotes that start with "[!NOTE]" are callouts, as on GitHub. */
import type { Element, ElementContent } from 'hast';

/** The kinds, with the word that stands over them. */
const kinds: Readonly<Record<string, string>> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' };

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** A block quote as a callout, where it is one; any other element as it is. */
export function callout(element: Element): Element {
  if (element.tagName !== 'blockquote') return element;
  const paragraph = element.children.find(isElement);
  const [first] = paragraph?.children ?? [];
  const found = first?.type === 'text' ? /^\[!([A-Z]+)\]\n?/.exec(first.value) : null;
  const title = kinds[found?.[1] ?? ''];
  if (!found || !title || !paragraph || first?.type !== 'text') return element;
  first.value = first.value.slice(found[0].length);
  const heading: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['callout-title'] },
    children: [{ type: 'text', value: title }],
  };
  return {
    ...element,
    tagName: 'aside',
    properties: { ariaLabel: title },
    children: [heading, ...element.children],
  };
}
