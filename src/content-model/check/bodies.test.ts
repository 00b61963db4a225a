/** @jest-environment node */
import { type Edit, mistakeOf } from '../../../tests/unit/content-copy';

const body = (words: string): Edit => ({
  file: 'documentation/fedwire.md',
  from: '## The route of a wire\n',
  to: `## The route of a wire\n\n${words}\n`,
});
const noHtml = 'say it in Markdown, or put code between backquotes';

test.each([
  [
    'code in an unknown language',
    '¦```typscript\nx\n```',
    '"typscript" is not a known language of code',
    'did you mean "typescript"?',
  ],
  ['HTML', 'A ¦<br>', '"<br>" is HTML, which is not shown', noHtml],
  ['a block of HTML', '¦<div>\nx\n</div>', '"<div> x </div>" is HTML, which is not shown', noHtml],
])('%s', (_mistake, words, message, fix) => {
  const { mistake, place } = mistakeOf(body(words));
  expect(mistake).toEqual({ ...place, message, fix });
});

test.each(['```json\n{}\n```', '```\nplain\n```', '`<br>`', 'a < b', '<!-- a remark -->', '1 \\<2'])(
  '%j is no mistake',
  (words) => {
    expect(mistakeOf(body(words)).mistake).toEqual([]);
  },
);
