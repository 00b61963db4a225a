/** Links marked figures of a Markdown body to their date and source. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { piecesOf, unmarked } from '../../lib/text/link-marks';
import { element, replaceNodes, textNode, withoutLinks } from './replace-nodes';

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
    withoutLinks,
  );
  // The marks that are left: in those elements, and in attributes, such as a picture's alt text.
  visit(tree, (node) => {
    if (node.type === 'text') node.value = unmarked(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = unmarked(value);
  });
};
