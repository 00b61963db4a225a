/** Signs of bold, italic, struck and code text that are shown, because they aren't closed or are in the wrong place. */
import { quote } from '../../diagnostics/diagnostic';
import { type Found, type Markdown, matchesOf } from './found';

const closed = 'close it without a space inside, as in';

/** Text with two signs on one side and one on the other, which is in italics with a sign before or after it. */
const unevenSigns = (literal: string, source: string): Found[] =>
  [...literal.matchAll(/(?<!\*)\*(?!\*)|(?<!_)_(?!_)/g)]
    .filter(({ 0: sign, index }) =>
      [index - 1, index + 1].some(
        (beside) => source[beside] === sign && literal[beside] !== sign && source[beside - 1] !== '\\',
      ),
    )
    .map(({ 0: sign, index }) => ({
      offset: index,
      message: `${quote(sign)} is shown, because the text has two signs on one side and one on the other`,
      fix: `write the same number on both sides, as in "${sign}${sign}bold${sign}${sign}"`,
    }));

/** The errors in inline formatting. Only the first of a paragraph is reported: others follow from it. */
export function emphasisErrors({ literal, source }: Markdown): Found[] {
  const patterns = matchesOf(literal, [
    {
      pattern: /(?<!`)`(?!`)|``+/g,
      message: () => 'this backquote is shown, because the code is not closed',
      fix: () => 'add the missing backquote, or remove this one',
    },
    {
      pattern: /(?=[*_])(?:\*\*+|(?<![\p{L}\d_])__+(?=\S)|(?<=\S)__+(?![\p{L}\d_]))/gu,
      message: ([sign]) => `${quote(sign)} is shown, because the bold text is not closed`,
      fix: () => `${closed} "**bold**", or remove it`,
    },
    {
      pattern: /~~/g,
      message: ([sign]) => `${quote(sign)} is shown, because the struck text is not closed`,
      fix: () => `${closed} "~~struck~~", or remove it`,
    },
    {
      pattern: /(?<![\p{L}\d\uE000*)\]])\*(?=[\p{L}\d"“'(])|(?<![\p{L}\d\uE000_])_(?=\p{L}+[\s,.;:!?])/gu,
      message: ([sign]) => `${quote(sign)} is shown, because the text in italics is not closed`,
      fix: ([sign]) => `${closed} "${sign}italics${sign}", or remove it`,
    },
  ]);
  const found = [...patterns, ...unevenSigns(literal, source)];
  const paragraphOf = (offset: number): number => literal.lastIndexOf('\n\n', offset);
  const seen = new Set<number>();
  return [...found]
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => {
      const paragraph = paragraphOf(offset);
      const isFirst = !seen.has(paragraph);
      seen.add(paragraph);
      return isFirst;
    });
}
