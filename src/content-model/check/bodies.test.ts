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

test.each([
  [
    'a request without a method',
    '```request\n¦/ach_transfers\n```',
    'A request must start with its method and path',
  ],
  [
    'a body that is no JSON',
    '```request\nPOST /cards\n\n¦{ "a": }\n```',
    'The body of a request is not JSON',
  ],
  [
    'a diagram of nothing',
    '¦::lifecycle{id=ach-transfers}',
    '"ach-transfers" is not the id of a lifecycle in rails/*.yaml',
  ],
  ['an unknown directive', '¦::figure{id=x}', '"figure" is not a known directive'],
])('%s', (_mistake, words, message) => {
  const { mistake, place } = mistakeOf(body(words));
  expect(mistake).toEqual({ ...place, message, fix: expect.stringMatching(/\S/) });
});

test.each(['```request\nGET /accounts\n```', '::lifecycle{id=ach-transfer}', 'A ratio of 3:2, a:b, ::'])(
  '%j is none',
  (words) => {
    expect(mistakeOf(body(words)).mistake).toEqual([]);
  },
);

test('a request in an update is not shown', () => {
  const edit = {
    file: 'updates/wire-reversals.md',
    from: '## The new part\n',
    to: '## The new part\n\n¦```request\nGET /accounts\n```\n',
  };
  const { mistake, place } = mistakeOf(edit);
  expect(mistake).toEqual(
    expect.objectContaining({ ...place, message: 'Requests and diagrams are shown in articles only' }),
  );
});
