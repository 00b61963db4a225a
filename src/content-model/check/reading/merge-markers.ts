/** Finds what Git leaves in a file whose merge wasn't finished. */
import type { Diagnostic } from '../diagnostics/diagnostic';

/** Whether a line is the "=======" between two versions. Right below a text, it makes that a heading in Markdown. */
const isSeparator = (rows: readonly string[], index: number): boolean =>
  /^[ \t]*={7}\s*$/.test(rows[index] ?? '') && (rows[index - 1] ?? '').trim() === '';

/** One error for each conflict, at its first line. An editor may have indented the lines. */
export function mergeDiagnostics(file: string, text: string): Diagnostic[] {
  if (!/^[ \t]*(?:[<>|]{7} |={7}\s*$)/m.test(text)) return [];
  let isOpen = false;
  return text.split('\n').flatMap((row, index, rows): Diagnostic[] => {
    const line = row.trimStart();
    const isEnd = line.startsWith('>>>>>>> ');
    const isStart = line.startsWith('<<<<<<< ');
    const isMiddle = line.startsWith('||||||| ') || isSeparator(rows, index);
    const isReported = isStart || ((isEnd || isMiddle) && !isOpen);
    if (isStart || isEnd || isMiddle) isOpen = !isEnd;
    if (!isReported) return [];
    const fix = isMiddle
      ? 'delete this line, and the version above or below it if both are here'
      : 'keep one of the two versions below, and delete the lines "<<<<<<<", "=======" and ">>>>>>>"';
    const column = row.length - line.length + 1;
    return [{ file, line: index + 1, column, message: 'a merge was not finished here', fix }];
  });
}
