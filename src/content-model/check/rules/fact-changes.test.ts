import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes } from '../../content-types';
import { readContent } from '../reading/content-file';
import { changeTimesIn, committedText, newerOf } from '../reading/history';
import { factChangeDiagnostics } from './fact-changes';

const factType = contentTypes.find(({ name }) => name === 'Fact');

const fact = (value: string, unit = 'usd'): string => `- id: limit\n  value: ${value}\n  unit: ${unit}\n`;

function changed(before: string, after: string) {
  const content = factType && readContent('content/facts.yaml', factType, after).content;
  return content ? factChangeDiagnostics(content, before) : [];
}

test('a value with a zero too many is a warning at the value', () => {
  expect(changed(fact('1000000'), fact('10000000'))).toEqual([
    {
      file: 'content/facts.yaml',
      line: 2,
      column: 10,
      message: 'the fact "limit" was "1000000" and is now "10000000", 10 times larger',
      fix: expect.stringContaining('look at its source again'),
      severity: 'warning',
    },
  ]);
});

test.each([
  ['a zero too few', fact('250000'), fact('2500')],
  ['a number within words', fact('30 seconds', 'text'), fact('300 seconds', 'text')],
  ['a share without its point', fact('"0.5%"', 'text'), fact('"5%"', 'text')],
])('%s is a warning', (_what, before, after) => {
  expect(changed(before, after)).toEqual([expect.objectContaining({ severity: 'warning' })]);
});

test('another unit of the same value is an error at the unit', () => {
  expect(changed(fact('250000'), fact('250000', 'count'))).toEqual([
    {
      file: 'content/facts.yaml',
      line: 3,
      column: 9,
      message: 'the unit of "limit" was usd and is now count, so pages would show 250,000',
      fix: 'write "unit: usd"; if count is right, commit it, and this error goes away',
    },
  ]);
});

test.each([
  ['another unit of another value', fact('3', 'count'), fact('three windows', 'text')],
  ['another unit that looks the same', fact('3', 'count'), fact('"3"', 'text')],
  ['a unit that does not fit, which is an error of the fields', fact('250000'), fact('250000', 'time_et')],
  ['a smaller change', fact('1000000'), fact('9000000')],
  ['other words', fact('30 seconds', 'text'), fact('1 hour', 'text')],
  ['a time of day', fact('"10:30"', 'time_et'), fact('"16:45"', 'time_et')],
  ['a new fact', '- id: other\n  value: 1\n  unit: usd\n', fact('100')],
  ['a broken file before', '- id: [', fact('100')],
])('%s is fine', (_what, before, after) => {
  expect(changed(before, after)).toEqual([]);
});

describe('history', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'history-'));
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content', 'facts.yaml'), 'old');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const holders = [{ file: 'content/facts.yaml' }, { file: 'content/copy.yaml' }];

  test('with Git has the committed text, and the file that is new', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Add facts');
    const content = join(folder, 'content');
    writeFileSync(join(content, 'facts.yaml'), 'old');
    writeFileSync(join(content, 'copy.yaml'), 'old');
    expect(committedText(content, 'content/facts.yaml')).toBe('old');
    expect(committedText(content, 'content/copy.yaml')).toBeUndefined();
    expect(newerOf(holders, changeTimesIn(content))?.newer).toEqual([holders[1]]);
    expect(newerOf(holders.toReversed(), changeTimesIn(content))?.newer).toEqual([holders[1]]);
  });

  test('without Git has no committed text, and goes by the time of the files', () => {
    const content = join(folder, 'content');
    writeFileSync(join(content, 'copy.yaml'), 'old');
    utimesSync(join(content, 'facts.yaml'), 1, 1);
    expect(committedText(content, 'content/facts.yaml')).toBeUndefined();
    expect(newerOf(holders.toReversed(), changeTimesIn(content))?.newer).toEqual([holders[1]]);
  });
});
