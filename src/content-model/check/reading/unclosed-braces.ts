/** Finds what is missing at the end of a line within braces that span lines. */
import { indentOf, isField, isText, type LineCause, spaces } from './rows';

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

/** The start of a text of several lines. */
const startsText = /:\s+[|>][+-]?\d?\s*$/;

/**
 * A line of a text of several lines, such as JSON, that has lost its spaces and so ends the text.
 * @param rows of the file
 * @param at the number of the line with the parser's error, from 1
 */
export function leftText(rows: readonly string[], at: number): LineCause | undefined {
  const start = rows.slice(0, at).findLastIndex((row) => startsText.test(row));
  const first = rows.slice(start + 1).find((row) => row.trim() !== '');
  if (start < 0 || first === undefined) return undefined;
  const wanted = indentOf(first);
  const lost = rows.findIndex((row, index) => index > start && row.trim() !== '' && indentOf(row) < wanted);
  const row = rows[lost] ?? '';
  if (lost < 0 || lost >= at || isField(row) || /^\s*[#-]/.test(row)) return undefined;
  return {
    line: lost + 1,
    column: indentOf(row),
    what: 'this line ends the text above, because it is indented less',
    fix: `indent it by ${spaces(wanted)}`,
  };
}
