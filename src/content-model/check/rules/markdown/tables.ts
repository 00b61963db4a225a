/** Tables that an empty line or a line break splits, and rows that form no table. */
import type { Nodes, Table } from 'mdast';
import { placeAt } from '../../reading/places';
import { visitNodes } from '../../reading/visit-nodes';
import { endOf, type Found, type Markdown, startOf, writtenIn } from './found';
import { cellsIn, continuation, counted, isSplitRow, rowErrors } from './table-rows';

const delimiter = /^[\s>]*\|?[\s:|-]*-[\s:|-]*$/;

const isDelimiter = (line: string): boolean => delimiter.test(line) && line.includes('|');

const withoutHyphens = (offset: number, cells: number): Found => ({
  offset,
  message: "this isn't a table, because it has no line of hyphens below its head",
  fix: `add a line below the head: ${'| --- '.repeat(Math.max(1, cells))}|`,
});

/** Lines with pipes at both ends that are a paragraph. */
function looseRows(source: string, start: number, end: number): Found | undefined {
  const text = source.slice(start, end);
  const row = /^[ \t>]*\|.*\|[ \t]*$/m.exec(text);
  if (!row) return undefined;
  const offset = start + row.index + row[0].search(/\|/);
  const [first = '', second = ''] = source.slice(start + row.index, end).split('\n');
  if (!delimiter.test(second) || !second.includes('-')) return withoutHyphens(offset, cellsIn(first));
  if (/^\s*\|\|/.test(first))
    return {
      offset,
      message: "this isn't a table, because its cells have two pipes between them",
      fix: 'write "|" for each "||"',
    };
  const message = `this isn't a table: its head has ${counted(cellsIn(first))}, but the line of hyphens has ${cellsIn(second)}`;
  return { offset, message, fix: 'give both the same number of cells' };
}

/** A pipe between words. */
const separator = /(?<=\S) \| (?=\S)/g;

/** Two lines below one another with as many pipes between words, outside of code. */
function openRows(literal: string, start: number, end: number): Found | undefined {
  const lines = literal.slice(start, end).split('\n');
  const counts = lines.map((line) => line.match(separator)?.length ?? 0);
  const first = counts.findIndex((count, index) => count > 0 && counts[index + 1] === count);
  if (first < 0) return undefined;
  const offset = start + lines.slice(0, first).join('\n').length + (first > 0 ? 1 : 0);
  const indent = /^[\s>]*/.exec(lines[first] ?? '')?.[0].length ?? 0;
  return withoutHyphens(offset + indent, (counts[first] ?? 0) + 1);
}

/** A line that continues the head of a table, whose line of hyphens is below it. */
function splitHead(source: string, start: number, end: number): Found | undefined {
  const lines = source.slice(start, end).split('\n');
  const index = lines.findIndex(
    (line, at) =>
      isDelimiter(line) &&
      isSplitRow(
        lines.slice(at - 2, at).map((one) => one.trim()),
        cellsIn(line),
      ),
  );
  if (index < 0) return undefined;
  return continuation(start + lines.slice(0, index - 1).join('\n').length + 1);
}

/** The lines of a paragraph; none for other parts. */
const linesIn = (source: string, part: Nodes | undefined): string[] =>
  part?.type === 'paragraph' ? writtenIn(source, part).split('\n') : [];

/** The cells of a head whose line of hyphens starts the paragraph below it. */
function cellsOfHead(source: string, head: Nodes | undefined, below: string): number | undefined {
  const last = linesIn(source, head).at(-1) ?? '';
  return isDelimiter(below) && last.includes('|') ? cellsIn(last) : undefined;
}

/** How many cells the table has that a paragraph continues; undefined for other paragraphs. */
function cellsOfEnded(source: string, parts: readonly Nodes[], index: number): number | undefined {
  const [first = ''] = linesIn(source, parts[index]);
  if (!/^\||\S \| \S/.test(first)) return undefined;
  const above = parts[index - 1];
  const cells =
    above?.type === 'table'
      ? above.children[0]?.children.length
      : (cellsOfEnded(source, parts, index - 1) ?? cellsOfHead(source, above, first));
  return cells === cellsIn(first) ? cells : undefined;
}

/** The empty lines between two parts of a table. */
function emptyLines({ source, firstLine }: Markdown, above: Nodes, below: Nodes): Found {
  const offset = source.indexOf('\n', endOf(above)) + 1;
  const { line } = placeAt(source, offset, firstLine);
  const last = placeAt(source, startOf(below), firstLine).line - 1;
  const lines = last > line ? `lines ${line} to ${last}` : `line ${line}`;
  return { offset, message: 'an empty line ends the table above', fix: `remove ${lines}` };
}

/** A head without words, as other programs write for a table that has none. */
function emptyHead(table: Table): Found | undefined {
  const [head] = table.children;
  if (head?.children.some((cell) => cell.children.length > 0)) return undefined;
  return {
    offset: startOf(table),
    message: 'the head of this table is empty',
    fix: 'write what each column has, for people who listen to the page',
  };
}

/** A table without rows. */
const withoutRows = (table: Table): Found[] =>
  table.children.length > 1
    ? []
    : [
        {
          offset: startOf(table),
          message: 'this table has a head, and no rows',
          fix: 'write its rows below the line of hyphens, or remove it',
        },
      ];

/**
 * The errors of a table, with that of a line above it that starts its head.
 * @param isEnded whether an empty line ends it too early, which is reported there
 */
function errorsOfTable(source: string, table: Table, above: Nodes | undefined, isEnded: boolean): Found[] {
  const [last] = linesIn(source, above).slice(-1);
  const start = above && last?.startsWith('|') ? endOf(above) - last.length : startOf(table);
  const split = splitHead(source, start, endOf(table)) ?? emptyHead(table);
  return [...(split ? [split] : isEnded ? [] : withoutRows(table)), ...rowErrors(source, table)];
}

function errorOfParagraph(markdown: Markdown, parts: readonly Nodes[], index: number): Found | undefined {
  const { source, literal } = markdown;
  const part = parts[index];
  const above = parts[index - 1];
  if (part?.type !== 'paragraph') return undefined;
  if (above && cellsOfEnded(source, parts, index) !== undefined) return emptyLines(markdown, above, part);
  // An empty line splits the head of a table from the rest, which is reported there.
  if (cellsOfEnded(source, parts, index + 1) !== undefined) return undefined;
  const [start, end] = [startOf(part), endOf(part)];
  return splitHead(source, start, end) ?? looseRows(source, start, end) ?? openRows(literal, start, end);
}

/** The errors in tables. */
export function tableErrors(markdown: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(markdown.tree, (node) => {
    const parts: readonly Nodes[] = 'children' in node ? node.children : [];
    for (const [index, part] of parts.entries()) {
      if (part.type === 'table') {
        const isEnded = cellsOfEnded(markdown.source, parts, index + 1) !== undefined;
        found.push(...errorsOfTable(markdown.source, part, parts[index - 1], isEnded));
      }
      const error = errorOfParagraph(markdown, parts, index);
      if (error) found.push(error);
    }
  });
  return found;
}
