import { contentOf } from '../../../../../tests/unit/small-api';
import { markdownDiagnostics } from './markdown-syntax';

/** What is reported in an article. The first line of the text is line 4. */
const found = (body: string) =>
  markdownDiagnostics(contentOf('Article', 'content/documentation/a.md', `---\nname: A\n---\n${body}\n`)).map(
    ({ line, column, message, fix }) => [line, column, message, fix],
  );

const noTable = "this isn't a table, because tabs separate its cells";
const rows = 'write each row as "| … | … |", and a line below the head: | --- | --- |';

test.each([
  ['A\tB\n1\t2\n3\t4', [4, 1, noTable, rows]],
  ['Text\n\n> A.\n> A\tB\n> `1`\t2', [7, 3, noTable, rows]],
  ['- A\tB\n  1\t2', [4, 3, noTable, rows]],
])('a table with tabs: %j', (body, error) => {
  expect(found(body)).toEqual([error]);
});

const withCommas = "this isn't a table, because commas separate its cells";
const rowsOfThree = 'write each row as "| … | … | … |", and a line below the head: | --- | --- | --- |';

test.each([
  ['A,B,C\n1,2,3', [4, 1, withCommas, rowsOfThree]],
  ['Text\n\n> A.\n> A,B,C\n> `1`,"2, or 3",', [7, 3, withCommas, rowsOfThree]],
  ['A,"B, b",$1,250.00\nC,D,"$1,250.00"', [4, 1, withCommas, rowsOfThree]],
  ['A, B, C\n1, 2, 3\n4, 5, 6', [4, 1, withCommas, rowsOfThree]],
  ['Text:\nA,B\nC D,E\nF,G', [5, 1, withCommas, rows]],
  ['A, B\nC, D\nE, F\nG, H', [4, 1, withCommas, rows]],
  ['A;B;C\n1;2,50;3', [4, 1, withCommas.replace('commas', 'semicolons'), rowsOfThree]],
])('a table with commas or semicolons: %j', (body, error) => {
  expect(found(body)).toEqual([error]);
});

test.each([
  ['Do:\n(1) A\n(2) B\n(3) C', [5, 1, '"(1)" does not make a list', 'write "1. "']],
  ['(3) A\n(4) B', [4, 1, '"(3)" does not make a list', 'write "3. "']],
  [
    '> (b) A\n> (c) B',
    [4, 3, '"(b)" does not make a list', 'write "1. " for a list in order, otherwise "- "'],
  ],
  ['A. A\nB. B', [4, 1, '"A." does not make a list', 'write "1. " for a list in order, otherwise "- "']],
  ['a. A\nb. B', [4, 1, '"a." does not make a list', 'write "1. " for a list in order, otherwise "- "']],
  ['✅ A\n✅ B', [4, 1, '"✅" does not make a list', 'write "- " in front of each item']],
  ['A\n\n→A\n→B', [6, 1, '"→" does not make a list', 'write "- " in front of each item']],
])('a list: %j', (body, error) => {
  expect(found(body)).toEqual([error]);
});

test('two lists in a paragraph', () => {
  expect(found('A\n(1) A\n(2) B\nB\n(1) A\n(2) B').map(([line]) => line)).toEqual([5, 8]);
});

test.each([
  'A\tB\n1 2',
  'A, B, and C\nD, E, and F',
  'A,B\nC,D',
  'A,B,C\n\nD,E,F',
  'Of 1,250,000 and 3\nof 2,250,000 and 4.',
  '`a,b,c`\n`d,e,f`',
  '1. A,B,C\n2. D,E,F',
  'A\tB\n1\t2\t3',
  'A\n\tB\n\tC',
  '`a\tb`\n`c\td`',
  '```\na\tb\nc\td\n```',
  '(1) A\n\n(2) B',
  '(1) A\n(3) B',
  '(1) A\nb) B',
  '(a) A\nb) B',
  '✓ A\n→ B',
  '`(1)` A\n`(2)` B',
  '1) A\n2) B',
])('%j is fine', (body) => {
  expect(found(body)).toEqual([]);
});
