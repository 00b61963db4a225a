/** Finds texts that are nested so deeply that parsers, which call themselves for each level, run out of memory. */
import type { Diagnostic } from '../diagnostics/diagnostic';

/** Levels of lists, groups and quotations that no editor needs. */
const mostLevels = 100;

/** The marks of lists and quotations at the start of a line. */
const marks = /^(?:[ \t]*(?:[-+*>?]|\d{1,9}[.)])(?=[ \t>]|$))+/;

/** The most brackets that are open anywhere in a line, given those that are open before it, and those after it. */
function bracketsIn(line: string, before: number): { most: number; after: number } {
  if (!/[[{\]}]/.test(line)) return { most: before, after: before };
  let open = before;
  let most = before;
  for (const sign of line) {
    if (sign === '[' || sign === '{') open += 1;
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return { most, after: open };
}

/** The first line that's nested too deeply. Brackets in quotes count too: no text leaves so many open. */
export function nestingDiagnostics(file: string, text: string): Diagnostic[] {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const { most, after } = bracketsIn(line, open);
    open = after;
    const levels = (marks.exec(line)?.[0] ?? '').replace(/[\s\d]/g, '').length;
    const indentation = /^ */.exec(line)?.[0].length ?? 0;
    if (Math.max(most, levels, indentation / 2) <= mostLevels) continue;
    const message = `this is nested more than ${mostLevels} levels deep`;
    return [{ file, line: index + 1, column: 1, message, fix: 'remove levels' }];
  }
  return [];
}
