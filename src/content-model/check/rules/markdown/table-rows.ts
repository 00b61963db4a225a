/** The rows of tables: with another number of cells than the head, or split by a line break. */
import type { Table, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Found, startOf, writtenIn } from './found';

/** A number of cells in words. */
export const counted = (count: number): string => (count === 1 ? 'one cell' : `${count} cells`);

/** A pipe within backquotes ends the cell. */
const pipeInCode = /`[^`|\n]*(?<!\\)\|[^`\n]*`/;

/** A row of hyphens below the first one, or one without words. */
function emptyRow(row: TableRow): Found | undefined {
  const cells = row.children.map((cell) => textOf(cell).trim());
  if (cells.every((cell) => /^:?-{3,}:?$/.test(cell)))
    return {
      offset: startOf(row),
      message: 'this line of hyphens is shown as a row',
      fix: 'remove it; a table has one, below its head',
    };
  if (row.children.length < 2 || cells.some((cell) => cell !== '')) return undefined;
  return { offset: startOf(row), message: 'this row is empty', fix: 'write its cells, or remove it' };
}

function rowError(source: string, row: TableRow, wanted: number): Found | undefined {
  const empty = emptyRow(row);
  if (empty) return empty;
  const count = row.children.length;
  const extra = row.children[wanted];
  if (count === wanted) return undefined;
  const written = writtenIn(source, row);
  const inCode = pipeInCode.exec(written);
  if (extra && inCode) {
    const offset = startOf(row) + inCode.index + inCode[0].indexOf('|');
    return { offset, message: 'this pipe ends the cell, although it is in code', fix: 'write "\\|"' };
  }
  if (!written.includes('|'))
    return {
      offset: startOf(row),
      message: 'this line becomes a row of the table above it',
      fix: 'add an empty line above it',
    };
  const message = `this row has ${counted(count)}, but the head of the table has ${wanted}`;
  if (extra) {
    const isEmpty = extra.children.length === 0;
    const fix = isEmpty ? 'remove the last pipe' : 'remove a cell, or write a pipe in a text as "\\|"';
    return { offset: startOf(extra), message, fix };
  }
  return { offset: startOf(row), message, fix: 'add the missing cell; an empty one is "| |"' };
}

/** How many cells a line has. */
export const cellsIn = (line: string): number =>
  line
    .replace(/\\\|/g, '')
    .replace(/^\s*>?\s*\||\|\s*$/g, '')
    .split('|').length;

/** Whether lines are one row with pipes around it, which line breaks split. */
export const isSplitRow = (lines: readonly string[], wanted: number): boolean =>
  lines.length > 1 &&
  lines[0]?.startsWith('|') === true &&
  lines.every((line, index) => !(lines[index - 1]?.endsWith('|') && line.startsWith('|'))) &&
  cellsIn(lines.join(' ')) === wanted;

/** The error of a line that belongs to the one above. */
export const continuation = (offset: number): Found => ({
  offset,
  message: 'this continues the row above',
  fix: 'put both on one line',
});

/** How many lines the first of some rows takes: more than one if line breaks split it. */
const linesOfFirst = (lines: readonly string[], wanted: number): number =>
  [2, 3].find((count) => isSplitRow(lines.slice(0, count), wanted)) ?? 1;

/** The errors in a table's rows. */
export function rowErrors(source: string, table: Table): Found[] {
  const [head, ...rows] = table.children;
  const wanted = head?.children.length ?? 0;
  const found: (Found | undefined)[] = [];
  let index = 0;
  while (index < rows.length) {
    const [row, second, third] = rows.slice(index, index + 3);
    const lines = [row, second, third].flatMap((one) => (one ? [writtenIn(source, one).trim()] : []));
    const count = linesOfFirst(lines, wanted);
    if (count > 1 && second) found.push(continuation(startOf(second)));
    else if (row) found.push(rowError(source, row, wanted));
    index += count;
  }
  return found.filter((error) => error !== undefined);
}
