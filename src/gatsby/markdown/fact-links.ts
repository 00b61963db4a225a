/** Links marked figures of a Markdown body to their date and source. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { piecesOf, unmarked } from '../../lib/text/link-marks';
import { element, replaceNodes, textNode } from './replace-nodes';

/** No links within these: links don't nest, code is copied, and headings are repeated elsewhere. */
const plain = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** A rehype plugin; it must run before those that read headings and code. */
export const linkFigures = () => (tree: Root) => {
  replaceNodes(
    tree,
    (node) =>
      node.type !== 'text'
        ? [node]
        : piecesOf(node.value).map(({ text, href }) =>
            href === undefined ? textNode(text) : element('a', { href }, [textNode(text)]),
          ),
    plain,
  );
  // The marks that are left: in those elements, and in attributes, such as a picture's alt text.
  visit(tree, (node) => {
    if (node.type === 'text') node.value = unmarked(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = unmarked(value);
  });
};
