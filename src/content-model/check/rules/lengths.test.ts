import { contentOf } from '../../../../tests/unit/small-api';
import { fieldDiagnostics } from './fields';
import { lengthDiagnostics } from './lengths';

const fees = (title: string) => contentOf('FeesContent', 'content/fees.yaml', `title: "${title}"\n`);
const variables = new Map([
  ['brand', 'B'],
  ['legal_name', 'A long name, Incorporated'],
  ['domain', ''],
]);
const lengths = (title: string) =>
  lengthDiagnostics(fees(title), variables).map(({ line, column, message, fix }) => ({
    place: `${line}:${column}`,
    message,
    fix,
  }));

test('a title that is too long with the values of its variables is reported', () => {
  expect(lengths('What it costs to move money with {legal_name}')).toEqual([
    {
      place: '1:8',
      message:
        'title has 58 characters with the values of its variables, but at most 51 are allowed: "What it costs to move money with A long name, Incorporated"',
      fix: 'make it shorter by 7 characters',
    },
  ]);
});

test('a title that is too short with the values of its variables is reported', () => {
  expect(lengths('{brand}')).toEqual([
    {
      place: '1:8',
      message: 'title has 1 character with the values of its variables, but needs at least 3: "B"',
      fix: 'add 2 characters',
    },
  ]);
});

test.each([
  ['one that is only longer as written', 'What it costs to move money with {brand} at {brand}s'],
  ['one without variables', 'What it costs to move money with A long name, Incorporated'],
  ['one with an unknown variable', 'What it costs to move money with {legal_name} and {brnad}'],
  ['one with a variable of a file with errors', 'What it costs to move money with {legal_name} at {domain}'],
])('%s is not', (_what, title) => {
  expect(lengths(title)).toEqual([]);
});

test('the fields leave texts with variables to this rule', () => {
  const titles = fieldDiagnostics(fees('What it costs to move money with {brand} at the banks {brand}'));
  expect(titles.filter(({ message }) => message.startsWith('title'))).toEqual([]);
});
