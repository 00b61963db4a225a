/** Links marked figures of a Markdown body to their date and source. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { type Piece, piecesOf, unmarked } from '../../lib/text/link-marks';

/** No links within these: links don't nest, code is copied, and headings are repeated elsewhere. */
const plain = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const nodeOf = ({ text, href }: Piece): ElementContent => {
  const node = { type: 'text' as const, value: text };
  if (href === undefined) return node;
  return { type: 'element', tagName: 'a', properties: { href }, children: [node] };
};

/** Removes marks from attributes, such as a picture's alt text. */
function unmarkProperties({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') properties[name] = unmarked(value);
  }
}

function linkWithin(parent: Root | Element, isPlain: boolean): void {
  parent.children = parent.children.flatMap((child): (ElementContent | RootContent)[] => {
    if (child.type === 'text') {
      return isPlain ? [{ ...child, value: unmarked(child.value) }] : piecesOf(child.value).map(nodeOf);
    }
    if (child.type === 'element') {
      unmarkProperties(child);
      linkWithin(child, isPlain || plain.has(child.tagName));
    }
    return [child];
  }) as Element['children'];
}

/** A rehype plugin; it must run before those that read headings and code. */
export const linkFigures = () => (tree: Root) => linkWithin(tree, false);
