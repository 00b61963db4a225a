/** The fields of a Markdown file between two lines "---", and whether the file has them once, at its start. */
import type { Nodes } from 'mdast';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { markdownTree } from './markdown-body';
import { placeAt } from './places';
import { visitNodes } from './visit-nodes';

/** The two parts of a Markdown file. `bodyLine` is the line on which the body starts, counted from 1. */
export type MarkdownParts = { yaml: string; body: string; bodyLine: number };

/** Splits a Markdown file at its front matter, the fields between two "---" lines; undefined if it has none. */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  const head = match[0];
  return { yaml: match[1] ?? '', body: text.slice(head.length), bodyLine: head.split('\n').length };
}

const isField = (row: string): boolean => /^(?:[\w-]+:(?:\s|$)|\s+\S|- )/.test(row);

/** What is wrong with the lines "---" of a file without front matter. */
function noFrontMatter(file: string, text: string): Diagnostic {
  const [first = '', ...rows] = text.split(/\r?\n/);
  const start = rows.findIndex((row) => row.trim() !== '');
  if (/^---[ \t]*$/.test(first) && isField(rows[start] ?? '')) {
    const end = rows.findIndex((row, index) => index >= start && !isField(row));
    return {
      file,
      line: (end === -1 ? rows.length : end) + 2,
      column: 1,
      message: 'the fields have no line "---" below them',
      fix: 'write "---" on a line between the fields and the text',
    };
  }
  if (/^\s*\n---[ \t]*\r?\n/.test(text))
    return {
      file,
      line: 1,
      column: 1,
      message: 'there is an empty line above the fields',
      fix: 'delete it, so that the file starts with "---"',
    };
  const isMistyped = /^\s*[-–—=]+\s*$/.test(first);
  return {
    file,
    line: 1,
    column: 1,
    message: isMistyped
      ? `${quote(first.trim())} does not start the fields`
      : 'the file does not start with fields',
    fix: isMistyped
      ? 'write "---"'
      : 'start it with a line "---", then the fields such as "title: …", then another line "---"',
  };
}

/** What is written in place of "---". A single hyphen is an empty entry of a list. */
const otherEnd = /^(?:[-–—]{2,}|[–—]|={3,}|\*{3,}|_{3,}|\.{3})$/;

/** A line below the fields that was meant to end them. */
function mistypedEnd(file: string, text: string): Diagnostic | undefined {
  const [first = '', ...rows] = text.split('\n');
  if (!/^---\s*$/.test(first)) return undefined;
  const index = rows.findIndex((row) => !isField(row) && !/^\s*(?:#.*)?$/.test(row));
  const row = rows[index]?.trim() ?? '';
  if (index < 1 || row === '---' || !otherEnd.test(row)) return undefined;
  const message = `${quote(row)} does not end the fields`;
  return { file, line: index + 2, column: 1, message, fix: `replace ${quote(row)} with "---"` };
}

/** The fields of a page: two or more, between lines "---". */
const fields =
  /^---[ \t]*\r?\n(?:[ \t]*\r?\n)*(?:[a-z_]+:(?:[ \t].*)?\r?\n(?:(?:[ \t]|- ).*\r?\n)*){2,}---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;

const isWithin = (offset: number, { position }: Nodes): boolean =>
  offset >= (position?.start.offset ?? 0) && offset < (position?.end.offset ?? 0);

/** The fields of another page in a body, outside of code and comments. */
function secondPage(file: string, { body, bodyLine }: MarkdownParts): Diagnostic | undefined {
  const starts = new Set([...body.matchAll(fields)].map(({ index }) => index));
  if (starts.size === 0) return undefined;
  visitNodes(markdownTree({ text: body, line: bodyLine }), (node) => {
    if (node.type !== 'code' && node.type !== 'html') return;
    for (const start of starts) if (isWithin(start, node)) starts.delete(start);
  });
  const [start] = starts;
  if (start === undefined) return undefined;
  return {
    file,
    ...placeAt(body, start, bodyLine),
    message: 'a second page starts here',
    fix: 'move it to its own file, or remove it',
  };
}

/** The first error in the front matter of a Markdown file. */
export function frontMatterDiagnostics(file: string, text: string): Diagnostic[] {
  const parts = splitFrontMatter(text);
  const error = mistypedEnd(file, text) ?? (parts ? secondPage(file, parts) : noFrontMatter(file, text));
  return error ? [error] : [];
}
