/** Diagrams, callouts, comments, HTML, character references and lists that aren't recognized, so that they're shown as text. */
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { calloutKinds, calloutTitle } from '../../../callouts';
import { lifecycleDirective } from '../../../markdown-dialect';
import { requestLanguage } from '../../../request-block';
import { quote } from '../../diagnostics/diagnostic';
import { nearest } from '../../diagnostics/suggestions';
import { visitNodes } from '../../reading/visit-nodes';
import { emojiName } from './emoji-names';
import { endOf, type Found, type Markdown, matchesOf, startOf, writtenIn } from './found';

const diagram = `write "::${lifecycleDirective}{id=…}" on its own line`;

/** What was meant as a diagram, with the rest of its line. */
export const brokenDiagram = new RegExp(
  String.raw`(?<![:\p{L}\d]):{0,3}[ \t]*${lifecycleDirective}[ \t]*[[{(][^\n]*|:{1,4}[ \t]*[a-z][a-z-]*[ \t]*\{[ \t]*(?:id|#)[^\n]*`,
  'giu',
);

const tags =
  'a|abbr|article|aside|audio|b|blockquote|body|br|button|center|cite|code|col|dd|del|details|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|object|ol|option|p|pre|q|s|samp|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|tr|tt|u|ul|var|video';

const kind = (word: string): string =>
  nearest(`[!${word.toUpperCase()}]`, calloutKinds) ?? calloutKinds[0] ?? '';

/** The fix for a callout in another notation, by its word. */
export const calloutFix = (word: string): string =>
  `write a line "> ${kind(word)}", and ">" before each line of its text`;

const signs = [
  {
    pattern: /<!-{0,2}|<!—|--+>/g,
    message: ([sign]: RegExpExecArray) => `${quote(sign)} is shown, because this isn't a complete comment`,
    fix: () => 'write "<!-- … -->", or remove it',
  },
  {
    pattern: new RegExp(
      String.raw`<\/?(?:${tags})(?=[\s/>=])[^>\n]*>?|<[ \t]*\/?[ \t]*(?:${tags})[ \t]*\/?[ \t]*>`,
      'gi',
    ),
    message: ([html]: RegExpExecArray) => `${quote(html)} looks like HTML, and is shown as text`,
    fix: () => 'write it in Markdown, or put code between backquotes',
  },
  {
    pattern: new RegExp(emojiName.source, 'gu'),
    message: ([name]: RegExpExecArray) => `${quote(name)} is shown as it is`,
    fix: () => 'write the emoji, or words',
  },
  {
    // "AT&T;" is no reference.
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/gi,
    message: ([entity]: RegExpExecArray) => `${quote(entity)} is not a character`,
    fix: () => 'write the character itself',
  },
  {
    pattern: brokenDiagram,
    message: ([written]: RegExpExecArray) => `${quote(written)} isn't a diagram, so it's shown as text`,
    fix: () => diagram,
  },
  {
    pattern: /^[ \t]*(?:>[ \t]*)?\[![ \t]*([a-z]+)[ \t]*(?:\](?!\()|$)/gim,
    message: ([written]: RegExpExecArray) => `${quote(written.trim())} does not start a callout`,
    fix: ([, word = '']: RegExpExecArray) => calloutFix(word),
  },
  {
    // The sign of a quotation is hidden.
    pattern:
      /(?=[![])(?<=^[\uE000 \t]*)(?:(?:!|\[)(NOTE|TIP|WARNING|IMPORTANT|CAUTION)\b\]?|\[!(NOTE|TIP|WARNING)\b(?!\]))/gm,
    message: ([written]: RegExpExecArray) => `${quote(written.trim())} does not start a callout`,
    fix: ([, word, open]: RegExpExecArray) => `write a line "> ${kind(word ?? open ?? '')}"`,
  },
  {
    // With another asterisk after it, italics were meant.
    pattern: /^[ \t]*(?:[-+](?=\p{L}{2}|\[|\uE000)|\*(?=\p{L}{2}[^*\n]*$)|\d{1,2}[.)](?=\p{L}{2}))/gmu,
    message: ([sign]: RegExpExecArray) =>
      `${quote(sign.trim())} is not followed by a space, so this isn't a list`,
    fix: ([sign]: RegExpExecArray) => `write "${sign.trim()} "`,
  },
];

/** References such as "&nbsp" without their semicolon. */
const openReferences = (literal: string): Found[] =>
  [...literal.matchAll(/&(#\d+|#x[\da-f]+|[a-z][a-z\d]*)(?![;\w])/gi)].flatMap((match): Found[] => {
    const [written, name = ''] = match;
    // A company such as "AT&T" isn't a character, and "&c" is old for "and so on".
    if (!name.startsWith('#') && (decodeNamedCharacterReference(name) === false || name.length < 2))
      return [];
    return [
      {
        offset: match.index,
        message: `${quote(written)} has no semicolon, so it is shown as text`,
        fix: `write "${written};", or the character itself`,
      },
    ];
  });

/** Three colons, which start a group of everything below them. */
function groupError(node: ContainerDirective, source: string): Found {
  const [line = ''] = writtenIn(source, node).split('\n');
  const [signs = ':::'] = /^:+/.exec(line) ?? [];
  return {
    offset: startOf(node),
    message: `${quote(line)} has ${signs.length} colons, so it hides what is below it`,
    fix:
      node.name === lifecycleDirective
        ? 'write two colons'
        : nearest(`[!${node.name.toUpperCase()}]`, calloutKinds) !== undefined
          ? calloutFix(node.name)
          : diagram,
  };
}

/** Whether a part is below a line with three colons, which is reported. */
const isWithinGroup = (node: Nodes, { children }: Root): boolean =>
  children.some(
    (top) =>
      top.type === 'containerDirective' &&
      top !== node &&
      startOf(top) <= startOf(node) &&
      endOf(node) <= endOf(top),
  );

/** A diagram or a request within a list or a quotation, which isn't drawn. */
function nestedParts({ tree, source }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node, parent) => {
    if (node.type === 'containerDirective') found.push(groupError(node, source));
    if (!parent || parent.type === 'root' || isWithinGroup(node, tree)) return;
    const isDiagram = node.type === 'leafDirective' && node.name === lifecycleDirective;
    const isRequest = node.type === 'code' && node.lang === requestLanguage;
    if (!isDiagram && !isRequest) return;
    const what = isDiagram ? 'diagram' : 'request';
    const message = `this ${what} is within a list or a quotation, where it is not shown`;
    const line = source.lastIndexOf('\n', startOf(node)) + 1;
    const offset = Math.max(line, startOf(node));
    found.push({
      offset,
      message,
      fix: `move the ${what} to the start of a line, outside of the list or quotation`,
    });
  });
  return found;
}

/** Items of lists, and callouts, that have no text. */
function emptyParts({ tree }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type === 'listItem' && node.children.length === 0)
      found.push({
        offset: startOf(node),
        message: 'this item of a list has no text',
        fix: 'write it, or remove the item',
      });
    if (node.type === 'blockquote' && node.children.length === 1 && calloutTitle(textOf(node).trim()))
      found.push({
        offset: startOf(node),
        message: `the callout ${quote(textOf(node).trim())} has no text`,
        fix: 'write it on a line that starts with "> " below this one, or remove the callout',
      });
  });
  return found;
}

/** A comment that isn't closed hides the rest of the body. */
function openComments({ tree, source }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'html') return;
    const written = writtenIn(source, node);
    if (!written.startsWith('<!--') || written.includes('-->')) return;
    const isLong = endOf(node) - startOf(node) > 200;
    const what = isLong ? ', so nothing below it is shown' : '';
    found.push({
      offset: startOf(node),
      message: `this comment is not closed${what}`,
      fix: 'add "-->" after it',
    });
  });
  return found;
}

/** The errors in notation. */
export const notationErrors = (markdown: Markdown): Found[] => [
  ...matchesOf(markdown.literal, signs),
  ...openReferences(markdown.literal),
  ...openComments(markdown),
  ...emptyParts(markdown),
  ...nestedParts(markdown),
];
