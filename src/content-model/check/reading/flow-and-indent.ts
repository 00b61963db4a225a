/** The likely cause of a syntax error: a lost comma or bracket within braces, or a line with a wrong indentation. */
import { levelIssue } from './indent-levels';
import { type Cause, indentOf, isField, isText, type LineCause, spaces } from './rows';

/** A field within braces after the quoted value of another one: 'name: "Checks" href: /x'. */
const secondField = /^(\s*[\w-]+:\s+(?:"[^"]*"|'[^']*'))\s+([\w-]+):(?=\s)/;

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

/** The place of a second comma, or of one behind the last brace; undefined if there's none. */
function extraComma(row: string): number | undefined {
  const bare = row.replace(/"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length));
  const twice = /,(\s*),/.exec(bare);
  if (twice) return twice.index + twice[0].length - 1;
  const isClosed = bare.endsWith('},') && bare.split('{').length === bare.split('}').length;
  return isClosed ? bare.length - 1 : undefined;
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
  const extra = extraComma(row);
  if (extra !== undefined) return { position: extra, what: 'there is one comma too many', fix: 'remove it' };
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
