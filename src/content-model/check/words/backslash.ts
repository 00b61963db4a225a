import type { WordFinding, WordRule } from './word-rule';

export const rule: WordRule = {
  id: 'backslash',
  severity: 'warning',
  about: 'A backslash is left in a text, such as "\\n" in a value without quotes.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'A 429 asks you to slow down.',
    to: 'A 429 asks you to slow down.\\n',
  },
  find: ({ prose }) =>
    [...prose.matchAll(/\\[a-z"'\\]/gi)].map(
      ({ 0: sign, index }): WordFinding => ({
        index,
        reason: `"${sign}" is shown as it is; write a space or the character that you mean`,
      }),
    ),
};
