import { diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

const body = (words: string): Edit => ({
  file: 'documentation/fedwire.md',
  from: '## The route of a wire\n',
  to: `## The route of a wire\n\n${words}\n`,
});
const noHtml = 'write it in Markdown, or put code between backquotes';

test.each([
  [
    'code in an unknown language',
    '¦```typscript\nx\n```',
    '"typscript" is not a supported code language',
    'did you mean "typescript"?',
  ],
  [
    'an unknown kind of callout',
    '¦> [!OTHER]\n> x',
    '"[!OTHER]" is not a kind of callout',
    'write one of [!NOTE], [!TIP], [!WARNING]',
  ],
  ['a kind in small letters', '¦> [!note]\n> x', '"[!note]" is not a kind of callout', 'write "[!NOTE]"'],
  [
    'code without an end',
    '¦```json\n{}\n',
    'this code is not closed, so everything below it becomes code',
    'add a line "```" after the code',
  ],
  [
    'code that a shorter fence seems to end',
    '¦````json\n{}\n```',
    'this code is not closed, so everything below it becomes code',
    'add a line "````" after the code',
  ],
  ...[
    ['', '¦    Send it.'],
    [' after a tab', '¦\tSend it.'],
    [' in a list', '- A\n\n  ¦    Send it.'],
    [' in a quotation', '> A\n>\n> ¦    Send it.'],
    [' with backquotes', '¦    ```json\n    {}\n    ```'],
  ].map(([where = '', words = '']) => [
    `indented text${where}`,
    words,
    'four spaces or a tab make this code',
    'indent it less; for code, put it between lines of "```"',
  ]),
  ['HTML', 'A ¦<br>', '"<br>" is HTML, which is removed', noHtml],
  ...['more', 'Learn more', 'here'].map((words) => [
    `a link that only says "${words}"`,
    `Prices change: ¦[${words}](/fees).`,
    `the text "${words}" does not say where the link leads`,
    'write what the page is about in the brackets',
  ]),
  ['a block of HTML', '¦<div>\nx\n</div>', '"<div> x </div>" is HTML, which is removed', noHtml],
])('%s', (_mistake, words, message, fix) => {
  const { diagnostic, place } = diagnosticOf(body(words));
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test.each([
  '> [!TIP]\n> x',
  '> x',
  '```json\n{}\n```',
  '```\nplain\n```',
  '~~~~\n```\n~~~~',
  '- x\n\n  ```json\n  {}\n  ```',
  '> ```json\n> {}\n> ```',
  '`<br>`',
  'a < b',
  '<!-- a remark -->',
  '1 \\<2',
])('%j is fine', (words) => {
  expect(diagnosticOf(body(words)).diagnostic).toEqual([]);
});

test('a picture in an article', () => {
  const { diagnostic, place } = diagnosticOf(body('¦![A wire](images/wire.png)'));
  expect(diagnostic).toEqual({
    ...place,
    message: 'pictures are only shown in updates',
    fix: 'use text or a table instead',
  });
});

test.each([
  [
    "that doesn't exist",
    '¦![A wire](images/wire.png)',
    '"images/wire.png" is not a file in updates/',
    'add the picture to updates/images/, or write the name of another one there',
  ],
  [
    'of another site',
    '¦![A wire](https://a.example/wire.png)',
    '"https://a.example/wire.png" is not a file in updates/',
    expect.any(String),
  ],
])('a picture %s in an update', (_what, words, message, fix) => {
  const { diagnostic, place } = diagnosticOf({
    file: 'updates/wire-reversals.md',
    from: '\n---\n\nA wire is final.',
    to: `\n---\n\n${words}\n\nA wire is final.`,
  });
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test.each([
  [
    'a breaking change without a day',
    'breaking: true',
    'action_by is missing, but a breaking change needs it',
    'add it, and "action" if that is missing, too. The last day to act.',
  ],
  [
    'a day without an action',
    'action_by: 2026-06-01',
    'action and "action_by" belong together',
    'add the missing one. What a customer has to do, in a sentence.',
  ],
  [
    'a day before the update',
    'action: Change it.\naction_by: 2024-06-01',
    'action_by: "2024-06-01" is before the day of publication',
    'write a later day. The last day to act.',
  ],
])('%s', (_mistake, fields, message, fix) => {
  const edit: Edit = { file: 'updates/wire-reversals.md', from: 'author: api', to: `author: api\n${fields}` };
  expect(diagnosticOf(edit).diagnostic).toEqual(expect.objectContaining({ message, fix }));
});

test.each([
  [
    'a request without a method',
    '```request\n¦/ach_transfers\n```',
    'a request must start with its method and path',
  ],
  ["a body that isn't JSON", '```request\nPOST /cards\n\n{ "a":¦ }\n```', 'this field has no value'],
  [
    'a diagram of nothing',
    '¦::lifecycle{id=ach-transfers}',
    '"ach-transfers" is not the id of a lifecycle in rails/*.yaml',
  ],
  ['an unknown directive', '¦::figure{id=x}', '"figure" is not a known directive'],
])('%s', (_mistake, words, message) => {
  const { diagnostic, place } = diagnosticOf(body(words));
  expect(diagnostic).toEqual({ ...place, message, fix: expect.stringMatching(/\S/) });
});

test.each(['```request\nGET /accounts\n```', '::lifecycle{id=ach-transfer}', 'A ratio of 3:2, a:b, ::'])(
  "%j isn't a directive",
  (words) => {
    expect(diagnosticOf(body(words)).diagnostic).toEqual([]);
  },
);

test('a request in an update is reported', () => {
  const edit = {
    file: 'updates/wire-reversals.md',
    from: '## The new part\n',
    to: '## The new part\n\n¦```request\nGET /accounts\n```\n',
  };
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual(
    expect.objectContaining({ ...place, message: 'requests and diagrams are only shown in articles' }),
  );
});
