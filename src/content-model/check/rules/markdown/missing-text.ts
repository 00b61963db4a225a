/** Pages and headings without text below them. */
import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { quote } from '../../diagnostics/diagnostic';
import { type Found, type Markdown, startOf, writtenIn } from './found';

/** Whether a part is a whole comment. One that isn't closed has its own message. */
const isComment = (source: string, node: RootContent): boolean =>
  node.type === 'html' && /^<!--[\s\S]*-->\s*$/.test(writtenIn(source, node));

/** Whether readers see something of a part where it is. */
const isShown = (source: string, node: RootContent): boolean =>
  !['definition', 'footnoteDefinition', 'thematicBreak'].includes(node.type) && !isComment(source, node);

/** Whether a part is a heading as "## …". Text with a line of hyphens below it isn't meant as one. */
const isHeading = (source: string, node: RootContent | undefined): node is Heading =>
  node?.type === 'heading' && writtenIn(source, node).startsWith('#');

/** The error of a page without text, or those of headings without text. A deeper heading is text too. */
export function missingTexts({ source, tree }: Markdown): Found[] {
  const shown = tree.children.filter((node) => isShown(source, node));
  if (shown.length === 0)
    return [
      {
        offset: 0,
        message: 'the page has no text below its fields',
        fix: 'write it, or restore it from the Git history',
      },
    ];
  return shown.flatMap((node, index): Found[] => {
    const next = shown[index + 1];
    // A heading without words has its own message.
    if (!isHeading(source, node) || node.children.length === 0) return [];
    if (next && !(isHeading(source, next) && next.depth <= node.depth)) return [];
    const message = `the heading ${quote(textOf(node))} has no text below it`;
    return [{ offset: startOf(node), message, fix: 'write it, or remove the heading' }];
  });
}
