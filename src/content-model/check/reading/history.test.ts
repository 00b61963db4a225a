import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeTimesIn, committedText } from './history';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const content = join(folder, 'site', 'content');
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });

beforeAll(() => {
  mkdirSync(join(content, 'updates'), { recursive: true });
  for (const name of ['kept.yaml', 'edited.yaml', 'staged.yaml', 'old.yaml', 'updates/kept.md'])
    writeFileSync(join(content, name), `${name} with enough text to be recognized after it moves\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('without a repository, only the time of a file counts', () => {
  expect(changeTimesIn(content)('content/edited.yaml')).toEqual([0, expect.any(Number)]);
  expect(committedText(content, 'content/edited.yaml')).toBeUndefined();
});

test('new, edited, staged and renamed files are newer than those of the last commit', () => {
  git('init');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'Add content');
  writeFileSync(join(content, 'edited.yaml'), 'edited');
  writeFileSync(join(content, 'staged.yaml'), 'staged');
  writeFileSync(join(content, 'updates', 'a copy.md'), 'new');
  git('add', 'site/content/staged.yaml');
  git('mv', 'site/content/old.yaml', 'site/content/new.yaml');
  const changedAt = changeTimesIn(content);
  const isNew = (name: string) => changedAt(`content/${name}`)[0] === Number.POSITIVE_INFINITY;
  const changed = ['edited.yaml', 'staged.yaml', 'updates/a copy.md', 'new.yaml'];
  for (const name of changed) expect([name, isNew(name)]).toEqual([name, true]);
  for (const name of ['kept.yaml', 'updates/kept.md']) expect([name, isNew(name)]).toEqual([name, false]);
  expect(committedText(content, 'content/edited.yaml')).toMatch(/^edited\.yaml with enough text/);
});
