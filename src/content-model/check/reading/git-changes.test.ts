import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesIn } from './git-changes';

const folder = mkdtempSync(join(tmpdir(), 'git-changes-'));
const content = join(folder, 'site', 'content');
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });

beforeAll(() => {
  mkdirSync(join(content, 'updates'), { recursive: true });
  for (const name of ['kept.yaml', 'edited.yaml', 'staged.yaml', 'old.yaml', 'updates/kept.md'])
    writeFileSync(join(content, name), `${name} with enough text to be recognized after it moves\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('without Git, nothing is new', () => {
  expect(changesIn(content)('content/edited.yaml')).toBe(false);
});

test('new, edited, staged and renamed files differ from the last commit', () => {
  git('init');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'Add content');
  writeFileSync(join(content, 'edited.yaml'), 'edited');
  writeFileSync(join(content, 'staged.yaml'), 'staged');
  writeFileSync(join(content, 'updates', 'a copy.md'), 'new');
  git('add', 'site/content/staged.yaml');
  git('mv', 'site/content/old.yaml', 'site/content/new.yaml');
  const isChanged = changesIn(content);
  const changed = ['edited.yaml', 'staged.yaml', 'updates/a copy.md', 'new.yaml'];
  for (const name of changed) expect([name, isChanged(`content/${name}`)]).toEqual([name, true]);
  for (const name of ['kept.yaml', 'updates/kept.md'])
    expect([name, isChanged(`content/${name}`)]).toEqual([name, false]);
});
