/** Finds what Git leaves in a file whose merge wasn't finished. */
import type { Diagnostic } from '../diagnostics/diagnostic';

/** One error for each conflict, at its first line. */
export function mergeDiagnostics(file: string, text: string): Diagnostic[] {
  if (!/^[<>]{7} /m.test(text)) return [];
  let isOpen = false;
  return text.split('\n').flatMap((line, index): Diagnostic[] => {
    const isEnd = line.startsWith('>>>>>>> ');
    const isStart = line.startsWith('<<<<<<< ');
    const isReported = isStart || (isEnd && !isOpen);
    if (isStart || isEnd) isOpen = isStart;
    if (!isReported) return [];
    const fix = 'keep one of the two versions below, and delete the lines "<<<<<<<", "=======" and ">>>>>>>"';
    return [{ file, line: index + 1, column: 1, message: 'a merge was not finished here', fix }];
  });
}
