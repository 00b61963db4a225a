/** The likely cause of a syntax error: a lost comma or bracket within braces, or a line with a wrong indentation. */

export type Cause = { readonly what: string; readonly fix: string };

/** A field within braces behind the value of another one: "name: Checks href: /x". */
const secondField = /^(\s*[\w-]+:\s+(?:"[^"]*"|'[^']*'|[^,"'{}[\]:]*?))\s+([\w-]+):(?=\s)/;

type PlacedCause = Cause & { readonly position: number };

/** The field that follows the value of another one without a comma, in a row within braces. */
function lostComma(row: string, inside: number): PlacedCause | undefined {
  const starts = [inside, ...[...row.matchAll(/, /g)].map(({ index }) => index + 1)];
  for (const start of starts.filter((at) => at >= inside)) {
    const match = secondField.exec(row.slice(start));
    const [whole = '', , name = ''] = match ?? [];
    if (match)
      return {
        position: start + whole.length - name.length - 1,
        what: `a comma is missing before "${name}:"`,
        fix: `write ", ${name}: …"`,
      };
  }
  return undefined;
}

/** The error of a row with an entry "- { … }"; undefined if its braces and commas are in order. */
function rowIssue(row: string): PlacedCause | undefined {
  const wrong = /^(\s*- )\[ ?[\w-]+: .*\}$/.exec(row)?.[1]?.length;
  if (wrong !== undefined)
    return {
      position: wrong,
      what: 'this entry starts with "[", but ends with "}"',
      fix: 'write "{" at its start',
    };
  const open = /^\s*- \{ /.exec(row)?.[0].length;
  if (open === undefined) return undefined;
  if (/[^}]\}\}$/.test(row) && !/\{.*\{/.test(row))
    return { position: row.length - 1, what: 'there is one "}" too many', fix: 'remove it' };
  if (/[},]$/.test(row)) return lostComma(row, open - 1);
  const fix = 'add " }" at the end of the line';
  return { position: open - 2, what: 'this brace is not closed on its line', fix };
}

/**
 * The error of an entry "- { … }" on one line, at a position or on the line above it, where the parser doesn't look for it.
 * @returns undefined if its braces and commas are in order
 */
export function flowIssue(source: string, position: number): PlacedCause | undefined {
  const start = source.lastIndexOf('\n', Math.max(0, position - 1)) + 1;
  const above = start === 0 ? 0 : source.lastIndexOf('\n', start - 2) + 1;
  for (const from of [start, above]) {
    const end = source.indexOf('\n', from);
    const issue = rowIssue(source.slice(from, end === -1 ? undefined : end).trimEnd());
    if (issue) return { ...issue, position: from + issue.position };
  }
  return undefined;
}

const indentOf = (row: string): number => row.search(/\S|$/);

const isField = (row: string): boolean => /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(row);

/** A line with text that isn't a comment. */
const isText = (row: string): boolean => /^\s*[^\s#]/.test(row);

const spaces = (count: number): string =>
  count === 1 ? '1 space' : count === 0 ? 'no space' : `${count} spaces`;

type LineCause = Cause & { readonly line: number; readonly column: number };

/** An entry of a list that starts a little to the left or right of the one above it. */
function entryIssue(rows: readonly string[], line: number, own: number): LineCause | undefined {
  const above = rows
    .slice(0, line - 1)
    .findLastIndex((row) => row.trim().startsWith('- ') && Math.abs(indentOf(row) - own) <= 2);
  const sibling = rows[above];
  if (sibling === undefined || indentOf(sibling) === own) return undefined;
  if (indentOf(sibling) % 2 === 1 && own % 2 === 0)
    return {
      line: above + 1,
      column: indentOf(sibling),
      what: 'this entry is not indented like the one below it',
      fix: `start it with ${spaces(own)} before the "-"`,
    };
  const fix = `start it below the "-" of the entry above, with ${spaces(indentOf(sibling))} before it`;
  return { line, column: own, what: 'this entry is not indented like the one above it', fix };
}

/** A field that's indented as if it were inside the field above, which has a value on its line. */
function insideIssue(rows: readonly string[], above: string, line: number): LineCause | undefined {
  const row = rows[line - 1] ?? '';
  const isEntry = /^\s*- /.test(above);
  const [own, start] = [indentOf(row), indentOf(above) + (isEntry ? 2 : 0)];
  // The entries below show whether it's the entry that starts too far to the left.
  if (
    isEntry &&
    own > start &&
    rows.slice(line).some((other) => indentOf(other) === own - 2 && other.trim().startsWith('- '))
  )
    return {
      line: rows.lastIndexOf(above, line - 2) + 1,
      column: indentOf(above),
      what: 'this entry is not indented like those below it',
      fix: `start it with ${spaces(own - 2)} before the "-"`,
    };
  if (own <= start || !isField(row) || !/^\s*(?:- )?[\w-]+:\s+[^\s|>]/.test(above)) return undefined;
  // An odd number of spaces is the more likely mistake.
  if (start % 2 === 1 && own % 2 === 0) return undefined;
  const what = 'this line is indented more than the one above, which has a value already';
  return { line, column: own, what, fix: `indent it like the line above, with ${spaces(start)} before it` };
}

/** The columns at which fields and entries that are still open above a line start, from the innermost, each with its first line. */
function openLevels(rows: readonly string[], line: number): { column: number; line: number }[] {
  const levels: { column: number; line: number }[] = [];
  let innermost = Number.POSITIVE_INFINITY;
  for (let above = line - 1; above > 0; above -= 1) {
    const row = rows[above - 1] ?? '';
    if (!isText(row)) continue;
    const [, dash = ''] = /^\s*(- +)?/.exec(row) ?? [];
    const columns = dash === '' ? [indentOf(row)] : [indentOf(row) + dash.length, indentOf(row)];
    for (const column of columns)
      if (column < innermost) {
        levels.push({ column, line: above });
        innermost = column;
      } else if (column === innermost) Object.assign(levels.at(-1) ?? {}, { line: above });
    if (innermost === 0) break;
  }
  return levels;
}

/** A field that starts at none of the columns of the fields above. An odd number of spaces is the more likely mistake. */
function levelIssue(rows: readonly string[], line: number): LineCause | undefined {
  const row = rows[line - 1] ?? '';
  const own = indentOf(row);
  if (!isField(row) || row.trim().startsWith('- ')) return undefined;
  const levels = openLevels(rows, line);
  if (levels.some(({ column }) => column === own)) return undefined;
  const what = 'this line is not indented like those it belongs with';
  const inner = levels.findLast(({ column }) => column > own);
  const [above] = levels;
  if (!inner) {
    if (!above || above.column % 2 === 0 || own % 2 === 1) return undefined;
    const fix = `write it with ${spaces(own)} before it`;
    return { line: above.line, column: indentOf(rows[above.line - 1] ?? ''), what, fix };
  }
  if (own === 0 || (inner.column % 2 === 1 && own % 2 === 0))
    return { line: inner.line, column: inner.column, what, fix: `write it with ${spaces(own)} before it` };
  return { line, column: own, what, fix: `write it with ${spaces(inner.column)} before it` };
}

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

/**
 * What is missing at the end of a line within braces that span lines: a comma, or the closing brace.
 * @param rows of the file
 * @param at the number of the line with the parser's error, from 1
 */
export function unclosedIssue(rows: readonly string[], at: number): LineCause | undefined {
  for (const line of [at, at - 1]) {
    const row = (rows[line - 1] ?? '').trimEnd();
    const next = rows[line] ?? '';
    const open = opening(rows, line);
    if (open === undefined || !isText(row)) continue;
    const sign = (rows[open - 1] ?? '').trimEnd().endsWith('{') ? '}' : ']';
    const isInside = indentOf(next) > indentOf(rows[open - 1] ?? '');
    if (isInside && isField(next) && !/[,{[]$/.test(row))
      return {
        line,
        column: row.length,
        what: 'a comma is missing at the end of this line',
        fix: 'write "," at its end',
      };
    // The parser only notices a brace that isn't closed at the first line that can't be inside.
    if (line === at && indentOf(row) <= indentOf(rows[open - 1] ?? '')) {
      const last = rows.slice(0, line - 1).findLastIndex(isText) + 1;
      return {
        line: last,
        column: (rows[last - 1] ?? '').trimEnd().length,
        what: `the "${sign === '}' ? '{' : '['}" on line ${open} of the fields is not closed`,
        fix: `add a line "${sign}" below this one`,
      };
    }
  }
  return undefined;
}

/**
 * The line at or just below an error whose indentation fits neither the line above nor an entry of a list around it.
 * @param rows of the file
 * @param at the number of the line with the error, from 1
 * @returns the number of the line, from 1, and its indentation
 */
export function indentIssue(rows: readonly string[], at: number): LineCause | undefined {
  for (const line of [at, at + 1]) {
    const row = rows[line - 1] ?? '';
    const above = rows.slice(0, line - 1).findLast(isText);
    if (!isText(row) || above === undefined) continue;
    const found = row.trim().startsWith('- ')
      ? entryIssue(rows, line, indentOf(row))
      : insideIssue(rows, above, line);
    if (found) return found;
  }
  return levelIssue(rows, at);
}
