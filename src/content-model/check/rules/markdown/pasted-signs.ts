/** Lists, headings and callouts as other programs write them, which are shown as text. */
import type { Root } from 'mdast';
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
import { type Found, type Markdown, matchesOf, startOf } from './found';

/** A space that Markdown reads as a letter, such as a non-breaking one. */
const otherSpace = String.raw`[^\S \t\r\n]`;

const isNoPart = (sign: string, part: string): string =>
  `the space after ${quote(sign)} is not an ordinary one, so this isn't a ${part}`;

const typeSpace = (sign: string): string => `delete the space after ${quote(sign)}, and press the space bar`;

const isNoList = ([sign]: RegExpExecArray): string => `${quote(sign.trim())} does not make a list`;

const hyphen = (): string => 'write "- " in front of each item';

const signs = [
  {
    pattern: new RegExp(String.raw`(?<=^[ \t]*)(?:[-+*]|\d{1,2}[.)])(?=${otherSpace})`, 'gm'),
    message: ([sign]: RegExpExecArray) => isNoPart(sign, 'list'),
    fix: ([sign]: RegExpExecArray) => typeSpace(sign),
  },
  {
    pattern: new RegExp(`^#{1,6}(?=${otherSpace})`, 'gm'),
    message: ([sign]: RegExpExecArray) => isNoPart(sign, 'heading'),
    fix: ([sign]: RegExpExecArray) => typeSpace(sign),
  },
  {
    // The sign of a quotation is hidden.
    pattern: new RegExp(String.raw`^\uE000${otherSpace}+(?=\[!)`, 'gm'),
    message: () => isNoPart('>', 'callout'),
    fix: () => typeSpace('>'),
  },
  {
    pattern: /(?<=^[ \t]*)[•·∙⦁▪▸▹➢◦‣⁃●○■□◆◇❖]/gm,
    message: isNoList,
    fix: hyphen,
  },
  {
    pattern: new RegExp(String.raw`(?<=^[ \t]*)o(?:\t| {2,}|${otherSpace})[ \t]*(?=\S)`, 'gm'),
    message: isNoList,
    fix: hyphen,
  },
];

/** The offsets where paragraphs start, except after a quotation, whose author may follow a dash. */
function paragraphStarts(tree: Root): ReadonlySet<number> {
  const starts = new Set<number>();
  visitNodes(tree, (node, parent) => {
    if (node.type !== 'paragraph' || !parent) return;
    const siblings: readonly unknown[] = parent.children;
    const before = parent.children[siblings.indexOf(node) - 1];
    if (before?.type !== 'blockquote') starts.add(startOf(node));
  });
  return starts;
}

/** A line of the literal text; `offset` is that of its first sign. */
type Line = { readonly text: string; readonly offset: number };

function linesOf(literal: string): Line[] {
  let end = 0;
  return literal.split('\n').map((line) => {
    const offset = end + line.length - line.trimStart().length;
    end += line.length + 1;
    return { text: line.trim(), offset };
  });
}

const dashOf = (line: Line | undefined): string | undefined => /^[–—](?=\s)/.exec(line?.text ?? '')?.[0];

const numberOf = (line: Line | undefined): number => Number(/^(\d{1,2})[.)]\s/.exec(line?.text ?? '')?.[1]);

const announcesList = (line: Line | undefined): boolean => line?.text.endsWith(':') === true;

/** Lines that start with a dash, unless they continue a sentence. */
function dashes({ literal, tree }: Markdown): Found[] {
  const starts = paragraphStarts(tree);
  return linesOf(literal).flatMap((line, index, lines): Found[] => {
    const dash = dashOf(line);
    if (dash === undefined) return [];
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const isItem =
      starts.has(line.offset) || announcesList(before) || [dashOf(before), dashOf(next)].includes(dash);
    return isItem
      ? [{ offset: line.offset, message: `${quote(dash)} does not make a list`, fix: hyphen() }]
      : [];
  });
}

/** Numbers other than 1: a list that starts with one can't directly follow text. */
const numbers = ({ literal }: Markdown): Found[] =>
  linesOf(literal).flatMap((line, index, lines): Found[] => {
    const number = numberOf(line);
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const isFirst = number !== 1 && !Number.isNaN(number) && Number.isNaN(numberOf(before));
    if (!isFirst || !(announcesList(before) || numberOf(next) === number + 1)) return [];
    const message = `a list that starts with ${number} can't directly follow text`;
    return [{ offset: line.offset, message, fix: 'add an empty line above it' }];
  });

/** The errors without those of further lines of the same list: the line above has the same error. */
function firstOfLists(found: readonly Found[], literal: string): Found[] {
  const startOfLine = (offset: number): number =>
    offset < 1 ? 0 : literal.lastIndexOf('\n', offset - 1) + 1;
  const keyOf = (offset: number, message: string): string => `${startOfLine(offset)} ${message}`;
  const keys = new Set(found.map(({ offset, message }) => keyOf(offset, message)));
  return found.filter(({ offset, message }) => {
    const start = startOfLine(offset);
    return start === 0 || !keys.has(keyOf(start - 1, message));
  });
}

/** The errors in what was pasted. */
export const pastedSigns = (markdown: Markdown): Found[] => [
  ...firstOfLists([...matchesOf(markdown.literal, signs), ...dashes(markdown)], markdown.literal),
  ...numbers(markdown),
];
