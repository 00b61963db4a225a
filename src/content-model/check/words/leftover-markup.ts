import type { WordFinding, WordRule } from './word-rule';

/** Marks of Markdown and backslashes that didn't become what they mean, as after an extra space. The check of finished pages has more. */
const marks =
  /\*\*|\]\s?\((?=[/#]|https?:)|\[[^\]\n]*\]\([^)]*$|:::|&(?:nbsp|amp|lt|gt|quot|#\d+);|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|\|\s*:?-{3}|~~|^\s*[–—•]\s|^[-*+](?=[A-Za-z])|^#{1,6}(?=[\p{L}\s])|\[\[|\[\^|\[TOC\]|[【】`]|^\|.*\|$|(?<=\S)\t(?=\S)|\)\[(?=[/#]|https?:)|\\[a-z"'\\]|\u00A0{2,}|\[[^\][()\n]*\/[^\][()\n]*\)/gmu;

export const rule: WordRule = {
  id: 'leftover-markup',
  severity: 'warning',
  about:
    'A mark of Markdown or HTML, such as `**` or `&nbsp;`, is shown as it is. In a finished page it is an error.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'across all its keys',
    to: 'across ** all ** its keys',
  },
  find: ({ prose }) =>
    [...prose.matchAll(marks)].slice(0, 1).map(
      ({ 0: mark, index }): WordFinding => ({
        index,
        reason: `"${mark}" is shown as it is; correct the markup, or remove it`,
      }),
    ),
};
