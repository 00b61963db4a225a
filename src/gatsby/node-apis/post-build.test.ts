import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish, page, read, render, write } from '../../../tests/unit/post-built-site';
import { smallContent } from '../../../tests/unit/sample-content';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  process.chdir(folder);
  mkdirSync('public');
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('every page that links to a Markdown alternate gets one, and is listed in llms.txt', async () => {
  render({ '/fees': page('/fees', ''), '/plain': '<main><h1>Plain</h1></main>' });
  await finish(['/fees', '/plain']);
  expect(read('fees.md')).toMatch(/\n# Page\n$/);
  expect(existsSync('public/plain.md')).toBe(false);
  expect(read('llms.txt')).toContain('https://halyard.example/fees.md');
  expect(read('llms.txt')).toContain('Not a bank.');
  expect(read('llms-company.txt')).toBe(read('fees.md'));
});

test('what an earlier build derived from pages that are gone is removed', async () => {
  write('gone.md', 'of an earlier build');
  write('lifecycles/gone.json', '{}');
  await finish([]);
  expect(['gone.md', 'lifecycles/gone.json'].map((path) => existsSync(join('public', path)))).toEqual([
    false,
    false,
  ]);
});

test('a claim without its disclosure stops the build', async () => {
  renameSync(smallContent(), 'content');
  render({ '/a': page('/a', '<p>Deposits are FDIC insured.</p>') });
  await expect(finish(['/a'])).rejects.toThrow(/page \/a says/i);
});

test('a listed page that was not built stops the build', async () => {
  await expect(finish([], ['/lost'])).rejects.toThrow('no page was built for /lost');
});
