/** Marks of Markdown with backslashes before them, as programs write them when Markdown is pasted into a document. */
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
import { type Found, type Markdown, matchesOf, startOf, writtenIn } from './found';

const withoutBackslashes = (written: string): string => written.replaceAll('\\', '');

const shown = ([written]: RegExpExecArray): string =>
  `${quote(written)} is shown as it is, because of its backslashes`;

const write = ([written]: RegExpExecArray): string => `write ${quote(withoutBackslashes(written))}`;

const marks = [
  /\\\*\\\*(?=\S)[^\n]+?\\\*\\\*|\\_\\_(?=\S)[^\n]+?\\_\\_/g,
  /\\\[[^[\]\n]+\\\]\\?\([^()\n]+\)/g,
  // At the start of a line.
  /^\\#+(?= )/gm,
  // The first of two items of a list. One alone may be a number or a minus sign at the start of a line.
  /^(?:\\[-+*]|\d{1,2}\\[.)])(?= [^\n]*\n[ \t]*(?:\\[-+*]|\d{1,2}\\[.)]) )/gm,
].map((pattern) => ({ pattern, message: shown, fix: write }));

/** The escaped bold texts, links, headings and lists of paragraphs. */
export function escapedMarks({ tree, source }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'text') return;
    const start = startOf(node);
    for (const { offset, ...error } of matchesOf(writtenIn(source, node), marks))
      found.push({ offset: start + offset, ...error });
  });
  return found;
}
