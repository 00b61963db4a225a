/** Callouts as HTML. The package rehype-github-alerts needs more code than this: titles, icons and elements are its own. */
import type { Element, ElementContent } from 'hast';
import { calloutKindIn, calloutTitle } from '../../content-model/callouts';
import { element, textNode } from './replace-nodes';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** Converts a block quote to a callout if it starts with a known kind; returns other elements unchanged. */
export function callout(quote: Element): Element {
  if (quote.tagName !== 'blockquote') return quote;
  const [first] = quote.children.find(isElement)?.children ?? [];
  const kind = first?.type === 'text' ? calloutKindIn(first.value) : undefined;
  const title = kind && calloutTitle(kind);
  if (first?.type !== 'text' || !kind || !title) return quote;
  first.value = first.value.slice(kind.length).replace(/^\n/, '');
  const heading = element('p', { className: ['callout-title'] }, [textNode(title)]);
  // Not an aside: that is a landmark, and several on a page would need different names.
  return element('div', { role: 'note', ariaLabel: title }, [heading, ...quote.children]);
}
