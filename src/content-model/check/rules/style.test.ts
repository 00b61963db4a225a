import { contentTypes } from '../../content-types';
import { readContent } from '../reading/content-file';
import { styleDiagnostics } from './style';

/** What the rule reports about a file of a type, and the places of the marks "¦" in its text. */
function checked(typeName: string, marked: string) {
  const type = contentTypes.find(({ name }) => name === typeName);
  if (!type) throw new Error(`There is no content type ${typeName}.`);
  const pieces = marked.split('¦');
  const places = pieces.slice(1).map((_, index) => {
    const lines = pieces
      .slice(0, index + 1)
      .join('')
      .split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  });
  const { content } = readContent('content/tested', type, pieces.join(''));
  if (!content) throw new Error('The text cannot be read.');
  return { diagnostics: styleDiagnostics(content), places };
}

const found = ({ diagnostics }: ReturnType<typeof checked>) =>
  diagnostics
    .map(({ line, column }) => ({ line, column }))
    .sort((a, b) => a.line - b.line || a.column - b.column);

test('a phrase is reported with its place and what to write', () => {
  const { diagnostics, places } = checked('Product', 'name: ACH\nsummary: It ¦comes back soon.\n');
  expect(diagnostics).toEqual([
    {
      file: 'content/tested',
      ...places[0],
      message: '"comes back" isn\'t our style; see docs/style.md',
      fix: 'write: is returned, returns',
    },
  ]);
});

test.each([
  ['a plain text', 'summary: One ¦anew and ¦anew.\n'],
  ['a quoted text on two lines', 'summary: "One ¦anew, and\n  then ¦of its\n  own. It ¦comes back."\n'],
  ['a folded text', 'summary: >-\n  It goes, and then ¦comes\n  back ¦anew, and ¦comes back\n  once more.\n'],
  ['a literal text', 'summary: |\n  First line.\n  It ¦comes\n  back.\n'],
  ['a list in a list', 'states:\n  - { text: "¦Nobody knows.", name: x }\n  - text: Wait, ¦nobody did.\n'],
])('places in YAML: %s', (_what, text) => {
  const result = checked('Product', text.replace(/^states:\n/, 'features:\n'));
  expect(found(result)).toEqual(result.places);
});

const head = '---\ntitle: A page\n---\n\n';

test.each([
  ['a paragraph', 'First.\n\nIt ¦comes back, then\nit ¦comes\nback ¦anew.\n'],
  ['a list', '- First.\n- It goes, and\n  then it ¦comes\n  back ¦anew.\n\n  1. ¦Nobody else.\n'],
  ['a quotation', '> It goes and ¦comes\n> back ¦anew.\n'],
  ['a table', '| A | B |\n| --- | --- |\n| ¦anew | `anew` and ¦anew |\n'],
  ['a heading with a link', '## It [¦comes back](/x) **¦anew**\n'],
  ['text after code and characters by name', 'A `comes back` &amp; ¦comes back.\n'],
])('places in Markdown: %s', (_what, text) => {
  const result = checked('Article', head + text);
  expect(found(result)).toEqual(result.places);
});

test('descriptions of the API are prose; names, examples and code are not', () => {
  const text = [
    'components:',
    '  schemas:',
    '    parcel:',
    '      type: object',
    '      description: A parcel that ¦comes back. Not `comes back`.',
    '      properties:',
    '        anew: { type: string, description: "¦Somebody", examples: [anew] }',
  ].join('\n');
  const result = checked('ApiResourceFile', text);
  expect(found(result)).toEqual(result.places);
});

test('code blocks and requests are no prose', () => {
  const text = '```json\n{ "comes": "comes back" }\n```\n\n```request\nGET /anew\n```\n';
  expect(checked('Article', head + text).diagnostics).toEqual([]);
});

describe('a suppression', () => {
  const suppressing = (words: string) =>
    `suppressions:\n  - { rule: style, words: ¦${words}, reason: It quotes the text of a law. }\nsummary: You shall.\n`;

  test('lets its words pass', () => {
    expect(checked('Product', suppressing('shall')).diagnostics).toEqual([]);
  });

  test('covers a phrase on two lines', () => {
    const text = suppressing('comes back').replace('You shall', '>-\n  It comes\n  back');
    expect(checked('Product', text).diagnostics).toEqual([]);
  });

  test('of other words is an error, and so is the phrase', () => {
    const { diagnostics, places } = checked('Product', suppressing('Shall'));
    expect(diagnostics).toEqual([
      expect.objectContaining({ message: expect.stringContaining('"shall"'), line: 3 }),
      expect.objectContaining({
        ...places[0],
        message: 'the suppression of "Shall" matches nothing in this file',
      }),
    ]);
  });
});
