import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const site = join(folder, 'site');
const home = process.cwd();

const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@halyard.example' };
const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@halyard.example' };
const git = (args: string[], date = '2026-01-01') => {
  const days = { GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z` };
  execFileSync('git', args, { cwd: folder, env: { ...process.env, ...author, ...committer, ...days } });
};
function commit(date: string): void {
  git(['add', '--all']);
  git(['commit', '--quiet', '--message', date], date);
}

/** What the module says in a folder, as if it had just been loaded. */
async function changeIn(where: string, file: string): Promise<string | null> {
  process.chdir(where);
  let answer: Promise<string | null> | undefined;
  jest.isolateModules(() => {
    const { lastChange } = jest.requireActual<typeof import('./last-change')>('./last-change');
    answer = lastChange(file);
  });
  return (await answer) ?? null;
}

beforeAll(() => {
  mkdirSync(join(site, 'content'), { recursive: true });
  git(['init', '--quiet', '--initial-branch', 'main']);
  const write = (name: string, text: string) => writeFileSync(join(site, 'content', name), text);
  write('a.md', 'one');
  write('b.md', 'some words');
  write('mañana.md', 'later');
  commit('2024-05-06');
  write('a.md', 'two');
  commit('2025-01-02');
  renameSync(join(site, 'content', 'b.md'), join(site, 'content', 'c.md'));
  commit('2026-03-04');
  git(['checkout', '--quiet', '-b', 'branch', 'HEAD~1']);
  write('a.md', 'three');
  commit('2026-04-05');
  git(['checkout', '--quiet', 'main']);
  git(['merge', '--quiet', '--no-edit', 'branch'], '2026-05-06');
  write('new.md', 'not yet');
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test.each([
  ['a file that changed several times: the last time, on the branch where that was', 'a.md', '2026-04-05'],
  ['a file that has another name: when it got it', 'c.md', '2026-03-04'],
  ['a name with other letters', 'mañana.md', '2024-05-06'],
  ['a file without a commit', 'new.md', null],
])('%s', async (_what, file, day) => {
  expect(await changeIn(site, `content/${file}`)).toBe(day);
});

test('neither a part of a history nor none at all says when', async () => {
  git(['clone', '--quiet', '--depth', '1', `file://${folder}`, 'copy']);
  expect(await changeIn(join(folder, 'copy', 'site'), 'content/a.md')).toBeNull();
  expect(await changeIn(tmpdir(), 'content/a.md')).toBeNull();
});
