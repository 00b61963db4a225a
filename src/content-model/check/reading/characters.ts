/** Finds characters that no editor means to write, which the site's YAML parser refuses. */
import type { Diagnostic } from '../diagnostics/diagnostic';

/** Control characters except tab and line breaks, halves of surrogate pairs, and what bytes that aren't UTF-8 are read as. */
const unwanted = /[\p{Cs}\uFFFD-\uFFFF]|(?![\t\n\r\u0085])\p{Cc}/gu;

/** One error for each line with such a character. */
export function characterDiagnostics(file: string, text: string): Diagnostic[] {
  if (text.search(unwanted) < 0) return [];
  if (/^\uFFFD{2}/.test(text) && text.includes('\0'))
    return [{ file, line: 1, column: 1, message: 'the file is saved as UTF-16', fix: 'save it as UTF-8' }];
  const found = byLine(file, text);
  // A file in another encoding has such a character on many lines.
  const [first] = found;
  if (!first || found.length < 4) return found;
  return [{ ...first, message: `${first.message}; ${found.length - 1} other lines have one too` }];
}

function byLine(file: string, text: string): Diagnostic[] {
  return text.split('\n').flatMap((line, index): Diagnostic[] => {
    const column = line.search(unwanted);
    if (column < 0) return [];
    const place = { file, line: index + 1, column: column + 1 };
    const code = (line.codePointAt(column) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    if (code === 'FFFD')
      return [
        {
          ...place,
          message: 'there is a character here that is not UTF-8',
          fix: 'type it again, and save the file as UTF-8',
        },
      ];
    return [{ ...place, message: `there is an invisible character here (U+${code})`, fix: 'delete it' }];
  });
}
