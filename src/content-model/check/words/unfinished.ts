import type { WordFinding, WordRule } from './word-rule';

/** Marks of text that isn't finished, and what other programs leave for a reference that they have lost. */
const marks = [
  /(?<![\p{L}\d_-])(?:TODO|TBD|TBC|FIXME|TKTK|WIP|XXX)(?![\p{L}\d_-])|\btodo:/gu,
  /\blorem ipsum\b|\bplaceholder (?:text|copy|content)\b|\bdolor sit amet\b|\b(?:text|content|copy) goes here\b|\bas an AI (?:language )?model\b/gi,
  /\[(?:insert|placeholder|tbd|add (?:a |the )?(?:link|source)|citation needed|source needed|draft|comment)\b[^\][]*\](?!\()/gi,
  /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?)|\bError! (?:Reference source|Bookmark) not\b|\?{3,}/g,
  /\blocalhost:\d+/g,
];

export const rule: WordRule = {
  id: 'unfinished',
  severity: 'warning',
  about: 'The text has a mark of unfinished work, such as TODO.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'These figures, and those',
    to: 'TODO: These figures, and those',
  },
  find: ({ prose }) =>
    marks.flatMap((pattern) =>
      [...prose.matchAll(pattern)].map(
        ({ 0: words, index }): WordFinding => ({
          index,
          reason: `"${words}" marks unfinished text; finish it, or put the note in a comment`,
        }),
      ),
    ),
};
