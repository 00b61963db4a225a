/** Callouts as HTML. The package rehype-github-alerts needs more code than this: titles, icons and elements are its own. */
import type { Element, ElementContent } from 'hast';
import { calloutKindIn, calloutTitle } from '../../content-model/callouts';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** Converts a block quote to a callout if it starts with a known kind; returns other elements unchanged. */
export function callout(element: Element): Element {
  if (element.tagName !== 'blockquote') return element;
  const [first] = element.children.find(isElement)?.children ?? [];
  const kind = first?.type === 'text' ? calloutKindIn(first.value) : undefined;
  const title = kind && calloutTitle(kind);
  if (first?.type !== 'text' || !kind || !title) return element;
  first.value = first.value.slice(kind.length).replace(/^\n/, '');
  const heading: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['callout-title'] },
    children: [{ type: 'text', value: title }],
  };
  return {
    ...element,
    // Not an aside: that is a landmark, and several on a page would need different names.
    tagName: 'div',
    properties: { role: 'note', ariaLabel: title },
    children: [heading, ...element.children],
  };
}
