/** Finds the line of a field that starts at none of the columns of the fields around it. */
import { indentOf, isField, isText, type LineCause, spaces } from './rows';

type Level = { readonly column: number; line: number };

/** The columns at which fields and entries that are still open above a line start, from the innermost, each with its first line. */
function openLevels(rows: readonly string[], line: number): Level[] {
  const levels: Level[] = [];
  let innermost = Number.POSITIVE_INFINITY;
  for (let above = line - 1; above > 0; above -= 1) {
    const row = rows[above - 1] ?? '';
    if (!isText(row)) continue;
    const [, dash = ''] = /^\s*(- +)?/.exec(row) ?? [];
    const columns = dash === '' ? [indentOf(row)] : [indentOf(row) + dash.length, indentOf(row)];
    for (const column of columns.filter((one) => one <= innermost)) {
      const level = levels.at(-1);
      // The first line of a level decides where it starts.
      if (level && column === innermost) level.line = above;
      else levels.push({ column, line: above });
      innermost = column;
    }
    if (innermost === 0) break;
  }
  return levels;
}

const what = 'this line is not indented like those it belongs with';

/** The line above with an odd number of spaces, below which a field has an even one. */
function oddLevel(rows: readonly string[], [above]: readonly Level[], own: number): LineCause | undefined {
  if (!above || above.column % 2 === 0 || own % 2 === 1) return undefined;
  const fix = `write it with ${spaces(own)} before it`;
  return { line: above.line, column: indentOf(rows[above.line - 1] ?? ''), what, fix };
}

/** A field that starts at none of the columns of the fields above. An odd number of spaces is the more likely mistake. */
export function levelIssue(rows: readonly string[], line: number): LineCause | undefined {
  const row = rows[line - 1] ?? '';
  const own = indentOf(row);
  if (!isField(row) || row.trim().startsWith('- ')) return undefined;
  const levels = openLevels(rows, line);
  if (levels.some(({ column }) => column === own)) return undefined;
  const inner = levels.findLast(({ column }) => column > own);
  if (!inner) return oddLevel(rows, levels, own);
  if (own === 0 || (inner.column % 2 === 1 && own % 2 === 0))
    return { line: inner.line, column: inner.column, what, fix: `write it with ${spaces(own)} before it` };
  return { line, column: own, what, fix: `write it with ${spaces(inner.column)} before it` };
}
