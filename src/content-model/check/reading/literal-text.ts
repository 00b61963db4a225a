/**
 * The text of a Markdown body that readers see character by character. What the parser can't see, such as the two asterisks of
 * bold text that isn't closed, is in it.
 */
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Root } from 'mdast';
import { type MarkdownBody, markdownTree } from './markdown-body';
import { visitNodes } from './visit-nodes';

/** Replaces code, an address, an escaped character and the like, so that offsets and line breaks stay. */
export const hiddenMark = '\uE000';

const hide = (text: string): string =>
  text
    .split('\n')
    .map(({ length }) => hiddenMark.repeat(length))
    .join('\n');

/** Escapes, and character references, which are read as one character. */
const escaped = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Whether a character reference such as "&nbsp;" is known. */
const isReference = (entity: string): boolean =>
  entity.startsWith('&#') || decodeNamedCharacterReference(entity.slice(1, -1)) !== false;

function literalIn(tree: Root, source: string): string {
  let literal = '';
  visitNodes(tree, (node, parent) => {
    if (node.type !== 'text') return;
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    // The text of a bare address, which is itself a link.
    const isAddress = parent?.type === 'link' && source[parent.position?.start.offset ?? 0] !== '[';
    if (start === undefined || end === undefined || start < literal.length || isAddress) return;
    const text = source
      .slice(start, end)
      .replace(escaped, (found) => (found.startsWith('&') && !isReference(found) ? found : hide(found)));
    literal += hide(source.slice(literal.length, start)) + text;
  });
  return literal + hide(source.slice(literal.length));
}

const known = new WeakMap<MarkdownBody, string>();

/** The body with everything but literal text hidden. It has the length and the lines of the body. Memoized by body. */
export function literalTextOf(body: MarkdownBody): string {
  const literal = known.get(body) ?? literalIn(markdownTree(body), body.text);
  known.set(body, literal);
  return literal;
}
