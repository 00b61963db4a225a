/** Tables: rows with another number of cells than the heads, and rows that form no table. */
import type { Table, TableRow } from 'mdast';
import { visitNodes } from '../../reading/visit-nodes';
import { endOf, type Found, type Markdown, startOf, writtenIn } from './found';

const counted = (count: number): string => (count === 1 ? 'one cell' : `${count} cells`);

/** A pipe within backquotes ends the cell. */
const pipeInCode = /`[^`|\n]*(?<!\\)\|[^`\n]*`/;

function rowError(source: string, row: TableRow, wanted: number): Found | undefined {
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

const rowErrors = (source: string, table: Table): Found[] => {
  const [head, ...rows] = table.children;
  return rows.flatMap((row) => rowError(source, row, head?.children.length ?? 0) ?? []);
};

const cellsIn = (line: string): number =>
  line
    .replace(/\\\|/g, '')
    .replace(/^\s*>?\s*\||\|\s*$/g, '')
    .split('|').length;

const delimiter = /^[\s>]*\|?[\s:|-]*-[\s:|-]*$/;

/** Lines with pipes at both ends that are a paragraph. */
function looseRows(source: string, start: number, end: number): Found | undefined {
  const text = source.slice(start, end);
  const row = /^[ \t>]*\|.*\|[ \t]*$/m.exec(text);
  if (!row) return undefined;
  const offset = start + row.index + row[0].search(/\|/);
  const [first = '', second = ''] = source.slice(start + row.index, end).split('\n');
  if (!delimiter.test(second) || !second.includes('-')) {
    const fix = `add a line below the head: ${'| --- '.repeat(Math.max(1, cellsIn(first)))}|`;
    return { offset, message: "this isn't a table, because it has no line of hyphens below its head", fix };
  }
  const message = `this isn't a table: its head has ${counted(cellsIn(first))}, but the line of hyphens has ${cellsIn(second)}`;
  return { offset, message, fix: 'give both the same number of cells' };
}

/** The errors in tables. */
export function tableErrors({ source, tree }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type === 'table') found.push(...rowErrors(source, node));
    if (node.type !== 'paragraph') return;
    const error = looseRows(source, startOf(node), endOf(node));
    if (error) found.push(error);
  });
  return found;
}
