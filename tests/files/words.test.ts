/** The text of pages as text browsers, reader views and programs read it: without styles. */
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { eachPage } from '../support/site/each-page';
import { expect } from '../support/site/file-test';
import { builtPages, find } from '../support/site/html';

const unread = new Set(['pre', 'script', 'style', 'svg', 'template']);
/** Elements that don't begin a line without styles. An abbreviation isn't one of them: a plural "s" may follow it. */
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'label', 'mark', 'small', 'span', 'strong', 'time']);

/** The text of a node, with "¦" at the edges of inline elements and new lines at those of others. */
function markedText(node: Tree.ChildNode): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || unread.has(node.tagName)) return '\n';
  const text = node.childNodes.map(markedText).join('');
  if (node.tagName === 'abbr') return text;
  const edge = inline.has(node.tagName) ? '¦' : '\n';
  return `${edge}${text}${edge}`;
}

eachPage(builtPages, 'keeps its words apart without styles', ({ document }) => {
  const text = markedText(find(document, 'body'));
  expect(text.match(/[\p{L}\p{N}]+¦+[\p{L}\p{N}]+/gu) ?? []).toEqual([]);
});
