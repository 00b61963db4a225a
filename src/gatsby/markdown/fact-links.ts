/** Marked figures of a Markdown body as links to their date and source. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { figureHref, type Piece, piecesOf, unmarked } from '../../lib/text/fact-marks';

/** Within these a figure is words alone: a link holds no link, code is to be copied, a heading is told elsewhere too. */
const plain = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const nodeOf = ({ words, fact }: Piece): ElementContent => {
  const text = { type: 'text' as const, value: words };
  if (fact === undefined) return text;
  return { type: 'element', tagName: 'a', properties: { href: figureHref(fact) }, children: [text] };
};

/** Attributes such as the words of a picture are never links. */
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

/** A step of the Markdown pipeline; it stands before those that read headings and code. */
export const linkFigures = () => (tree: Root) => linkWithin(tree, false);
