/** Finds what is missing at the end of a line within braces that span lines. */
import { indentOf, isField, isText, type LineCause } from './rows';

/** Whether a line is among the lines of "{ … }" or "[ … ]" that starts on a line above it. */
function opening(rows: readonly string[], line: number): number | undefined {
  for (let above = line - 1; above > 0; above -= 1) {
    const row = rows[above - 1] ?? '';
    if (!isText(row)) continue;
    if (/(?:^|\s)[[{]$/.test(row.trimEnd())) return above;
    if (/^\s*[\]}],?$/.test(row)) return undefined;
  }
  return undefined;
}

/** The end of the last line with text above another one, where a brace should be closed. */
function closingIssue(rows: readonly string[], line: number, open: number): LineCause {
  const last = rows.slice(0, line - 1).findLastIndex(isText) + 1;
  const sign = (rows[open - 1] ?? '').trimEnd().slice(-1);
  return {
    line: last,
    column: (rows[last - 1] ?? '').trimEnd().length,
    what: `the "${sign}" of this entry is not closed`,
    fix: `add a line "${sign === '{' ? '}' : ']'}" below this one`,
  };
}

/**
 * What is missing at the end of a line within braces that span lines: a comma, or the closing brace.
 * @param rows of the file
 * @param at the number of the line with the parser's error, from 1
 */
export function unclosedIssue(rows: readonly string[], at: number): LineCause | undefined {
  for (const line of [at, at - 1]) {
    const row = (rows[line - 1] ?? '').trimEnd();
    const open = isText(row) ? opening(rows, line) : undefined;
    if (open === undefined) continue;
    const outside = indentOf(rows[open - 1] ?? '');
    const next = rows[line] ?? '';
    if (isField(next) && indentOf(next) > outside && !/[,{[]$/.test(row)) {
      const what = 'a comma is missing at the end of this line';
      return { line, column: row.length, what, fix: 'write "," at its end' };
    }
    // The parser only notices a brace that isn't closed at the first line that can't be inside.
    if (line === at && indentOf(row) <= outside) return closingIssue(rows, line, open);
  }
  return undefined;
}
