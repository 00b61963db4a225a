/** Finds characters that no editor means to write, which the site's YAML parser refuses. */
import type { Diagnostic } from '../diagnostics/diagnostic';

/** What joins emoji or chooses their form: within them, in keycaps, and in flags of regions. */
const withinEmoji = [
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*)\u200D`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\d#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]`,
].join('|');

/**
 * Control characters except tab and line breaks, halves of surrogate pairs, what bytes that aren't UTF-8 are read as, private-use
 * characters, line separators, and everything that isn't shown or that turns the direction of text.
 */
const unwanted = new RegExp(
  String.raw`[\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFF9-\uFFFF]|(?![\t\n\r\u0085])\p{Cc}|(?!${withinEmoji})\p{DI}`,
  'gu',
);

/** Characters around a field's name that look right, but that YAML reads as text: what is before each on its line, the message, and the fix. */
const lookalikes: readonly (readonly [before: RegExp, message: string, fix: string])[] = [
  [
    /^[ \t]*(?:- +)?[\w-]+:(?=(?! )\p{Zs})/u,
    'there is a non-breaking space after the colon',
    'type a normal space',
  ],
  [
    /^ *(?=(?! )\p{Zs}\s*(?:- +)?[\w-]+:(?:\s|$))/u,
    'there is a non-breaking space before the field',
    'delete the spaces at the start of the line, and type normal ones',
  ],
  [
    /^ *(?:- +)?[\w-]+(?=[：﹕])/u,
    'there is a full-width colon after the name of the field',
    'type ":" and a space',
  ],
];

/**
 * One error for each line with such a character. Only an error in a file whose syntax is wrong.
 * @param offset the lines above the source
 */
export const lookalikeDiagnostics = (file: string, source: string, offset: number): Diagnostic[] =>
  source.split('\n').flatMap((line, index): Diagnostic[] => {
    for (const [before, message, fix] of lookalikes) {
      const [found] = before.exec(line) ?? [];
      if (found !== undefined)
        return [{ file, line: index + 1 + offset, column: found.length + 1, message, fix }];
    }
    return [];
  });

/** How files start that other programs have saved in their own format, and what they are. */
const otherFormats: readonly (readonly [start: RegExp, what: string])[] = [
  [/^\{\\rtf/, 'rich text'],
  [/^PK\p{Cc}{2}/u, 'a document of a word processor'],
  [/^%PDF-/, 'a PDF'],
  [/^\s*<(?:!doctype html|html)\b/i, 'a web page'],
];

/** A file that isn't plain text with the line ends that all programs read. */
function formatFault(text: string): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  const what = otherFormats.find(([start]) => start.test(text))?.[1];
  if (what !== undefined)
    return {
      message: `the file is saved as ${what}`,
      fix: 'restore it from the Git history, or copy its text into a new file of plain text',
    };
  if (/\r(?!\n)/.test(text) && !text.includes('\n'))
    return {
      message: 'the lines of the file end as on old Macs, so all of it is one line',
      fix: 'save it with the line ends of Unix, LF',
    };
  return undefined;
}

/** One error for each line with such a character, or one for a file in another format. */
export function characterDiagnostics(file: string, fileText: string): Diagnostic[] {
  const text = fileText.replace(/^\uFEFF/, '');
  const fault = formatFault(text);
  if (fault) return [{ file, line: 1, column: 1, ...fault }];
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
    const character = String.fromCodePoint(line.codePointAt(column) ?? 0);
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    if (code === 'FFFD')
      return [
        {
          ...place,
          message: 'there is a character here that is not UTF-8',
          fix: 'type it again, and save the file as UTF-8',
        },
      ];
    // Word's bullets are such characters.
    const mayBeBullet = line.slice(0, column).trim() === '';
    if (/\p{Co}/u.test(character))
      return [
        {
          ...place,
          message: `there is a character here that few fonts can show (U+${code})`,
          fix: mayBeBullet ? 'write "- " if it starts an item of a list, or delete it' : 'delete it',
        },
      ];
    return [{ ...place, message: `there is an invisible character here (U+${code})`, fix: 'delete it' }];
  });
}
