/** Line breaks within long names from the API, such as `consumer_not_received`, in the narrow columns of tables. */
import type { Element, ElementContent } from 'hast';

const breakable: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

const pieces = (name: string): ElementContent[] =>
  name
    .split(/(?<=_)/)
    .flatMap((value, index) => [...(index > 0 ? [breakable] : []), { type: 'text' as const, value }]);

/** The element with line breaks allowed after the underscores of the code in it. */
export function breakNames(element: Element, inCode = false): Element {
  const isCode = inCode || element.tagName === 'code';
  return {
    ...element,
    children: element.children.flatMap((child): ElementContent[] => {
      if (child.type === 'element') return [breakNames(child, isCode)];
      return isCode && child.type === 'text' ? pieces(child.value) : [child];
    }),
  };
}
