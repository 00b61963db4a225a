/** Finds the entry of a YAML list that has lost its "- " or its first line, from what the parser says about the lines around it. */

/** A line of a list: the columns of its dash and of its text, from 0, and the name of its field. */
type Row = { indent: number; dash: number | undefined; field: string | undefined };

/** A lost dash. Both lines count from 1. */
export type LostDash = {
  /** The line of the entry. */
  line: number;
  /** A line whose dash is right. */
  like: number;
};

function rowOf(text = ''): Row {
  const [, spaces = '', dash, gap = ''] = /^( *)(?:(-)( +|$))?/.exec(text) ?? [];
  const field = /^(?:- +)?["']?([\w-]+)["']?:(?:\s|$)/.exec(text.trim())?.[1];
  return {
    indent: spaces.length + (dash ? 1 + gap.length : 0),
    dash: dash ? spaces.length : undefined,
    field,
  };
}

const isBlank = (text = ''): boolean => /^\s*(#|$)/.test(text);

/** The nearest entry above a line that has a dash at or before its column. */
function entryAbove(rows: readonly string[], line: number, { indent }: Row): number | undefined {
  for (let above = line - 1; above > 0; above -= 1) {
    const text = rows[above - 1];
    if (isBlank(text)) continue;
    const row = rowOf(text);
    if (row.dash !== undefined && row.dash <= indent) return above;
    if (row.indent < indent && row.dash === undefined) return undefined;
  }
  return undefined;
}

/** The lines of a list before its first dash, which the parser only notices at that dash. */
function entryBeforeFirstDash(
  rows: readonly string[],
  line: number,
  { dash, field }: Row,
): LostDash | undefined {
  if (dash === undefined) return undefined;
  let first: number | undefined;
  for (let above = line - 1; above > 0; above -= 1) {
    const text = rows[above - 1];
    if (isBlank(text)) continue;
    const row = rowOf(text);
    if (row.dash !== undefined || row.indent <= dash) break;
    first = above;
  }
  const isEntry = first !== undefined && rowOf(rows[first - 1]).field === field;
  return first !== undefined && isEntry ? { line: first, like: line } : undefined;
}

/**
 * The entry that has lost its dash, if that explains an error.
 * @param rows the lines of the document
 * @param line the line of the parser's error, from 1
 */
export function lostDash(rows: readonly string[], line: number): LostDash | undefined {
  const row = rowOf(rows[line - 1]);
  if (row.dash !== undefined) return entryBeforeFirstDash(rows, line, row);
  const above = entryAbove(rows, line, row);
  if (above === undefined) return undefined;
  const entry = rowOf(rows[above - 1]);
  // With its spaces, the line belongs to the entry above; without them, it's below that entry's dash.
  const isAligned = row.indent === entry.indent || row.indent === entry.dash;
  return isAligned && row.field === entry.field ? { line, like: above } : undefined;
}

/** The first field of the entries of a list, and the line of one, from 1. */
export type FirstField = { readonly name: string; readonly like: number };

/**
 * The first field that the entry at a line has lost with its line: the line has the second field of the entry above.
 * @param line the line of a field that the entry above has already, from 1
 */
export function lostFirstField(rows: readonly string[], line: number): FirstField | undefined {
  const row = rowOf(rows[line - 1]);
  const like = row.dash === undefined ? entryAbove(rows, line, row) : undefined;
  if (like === undefined) return undefined;
  const first = rowOf(rows[like - 1]);
  const second = rowOf(rows.slice(like).find((text) => !isBlank(text)));
  if (first.field === undefined || first.indent !== row.indent || second.field !== row.field)
    return undefined;
  return { name: first.field, like };
}

/** Whether two lines are in the same entry: no line from one to the other is indented less than the first. */
export function isSameEntry(rows: readonly string[], first: number, last: number): boolean {
  const spaces = (text = '') => text.search(/\S|$/);
  return rows.slice(first, last).every((text) => isBlank(text) || spaces(text) >= spaces(rows[first - 1]));
}
