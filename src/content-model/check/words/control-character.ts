import type { WordFinding, WordRule } from './word-rule';

/** What joins emoji or chooses their form. */
const withinEmoji = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*)\u200D|(?<=[\p{Extended_Pictographic}\d#*])[\uFE0E\uFE0F]`;

/**
 * Control characters except tabs and ends of lines, halves of surrogate pairs, private-use and unassigned characters, line separators,
 * the sign for a lost character, the empty Braille pattern, and everything that isn't shown or that turns the direction of text.
 */
const unwanted = new RegExp(
  String.raw`[\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\uFFFD\u2800\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}|(?!${withinEmoji})\p{DI}`,
  'gu',
);

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The unwanted characters in a text, which may be a whole file. */
export const unwantedIn = (text: string): WordFinding[] =>
  [...text.matchAll(unwanted)].map(({ 0: character, index }) => ({
    index,
    reason: `There is a character here that readers can't see (${codeOf(character)}); delete it`,
  }));

export const rule: WordRule = {
  id: 'control-character',
  severity: 'error',
  about: "There is a control character or another one that isn't shown, in a value or in the file.",
  example: {
    file: 'documentation/rate-limits.md',
    from: 'Limits apply',
    to: 'Limits&#146; apply',
  },
  find: ({ text }) => unwantedIn(text.replaceAll('\uFFFC', ' ')),
};
