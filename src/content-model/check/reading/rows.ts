/** The lines of a YAML file, as the rules about its syntax read them. */

export type Cause = { readonly what: string; readonly fix: string };

/** A cause at a line, from 1, and a column, from 0. */
export type LineCause = Cause & { readonly line: number; readonly column: number };

/** The number of spaces at the start of a line. */
export const indentOf = (row: string): number => row.search(/\S|$/);

/** A line that starts a field, also as the first of a list entry: `name: ACH`, `- name: ACH`. */
export const isField = (row: string): boolean => /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(row);

/** A line with text that isn't a comment. */
export const isText = (row: string): boolean => /^\s*[^\s#]/.test(row);

/** A number of spaces in words. */
export const spaces = (count: number): string =>
  count === 1 ? '1 space' : count === 0 ? 'no space' : `${count} spaces`;
