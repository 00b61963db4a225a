import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { names, type StyleRule, words } from './word-list';

const guide = readFileSync(join(__dirname, '../../../../docs/style.md'), 'utf8');

/** The rows of the table below a heading of docs/style.md, without its head. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

const byAvoid = ({ avoid, write }: StyleRule): string[] => [avoid, write];

test('the tables of docs/style.md are the lists that the check uses', () => {
  expect(rowsBelow('Words')).toEqual(words.map(byAvoid));
  expect(rowsBelow('One name per thing')).toEqual(names.map(({ avoid, write }) => [write, avoid]));
});
