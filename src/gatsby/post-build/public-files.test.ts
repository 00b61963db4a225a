import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicFiles } from './public-files';

const base = mkdtempSync(join(tmpdir(), 'public-files-'));
const folder = join(base, 'public');
const staticFolder = join(base, 'static');

const put = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'before');
};
const isThere = (path: string): boolean => existsSync(join(folder, path));

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(base, { recursive: true }));

test.each([
  'social/fees-1a2b.png',
  'images/map-1a2b-480.webp',
  'pagefind/index/en_1a2b.pf_index',
  'lifecycles/ach-transfer.json',
  'meanings/ach-returns.json',
  'documentation/fedach.md',
  'updates/products/ach.xml',
  'updates/products/ach.json',
  'fees.html.123e4567-e89b-12d3-a456-426614174000.draft',
  'old-page/index.html',
])('%s is removed unless this build has written it', async (path) => {
  put(join(folder, path));
  const files = publicFiles(folder, staticFolder);
  files.keep(`/${path}`);
  await files.removeStale(new Set());
  expect(isThere(path)).toBe(true);
  await publicFiles(folder, staticFolder).removeStale(new Set());
  expect(isThere(path)).toBe(false);
});

test('files of Gatsby and of static/ stay, and so does the HTML of pages', async () => {
  const pages = ['index.html', 'fees/index.html'];
  const others = ['app-1a2b.js', 'page-data/fees/page-data.json', '_gatsby/slices/a.html', 'images/own.png'];
  for (const path of [...pages, ...others]) put(join(folder, path));
  put(join(staticFolder, 'images/own.png'));
  await publicFiles(folder, staticFolder).removeStale(new Set(pages.map((path) => join(folder, path))));
  expect([...pages, ...others].filter((path) => !isThere(path))).toEqual([]);
});

test('a file is written only if its content changes', async () => {
  const { write } = publicFiles(folder, staticFolder);
  const file = join(folder, 'facts.json');
  await write('facts.json', '{}');
  utimesSync(file, 1, 1);
  await write('facts.json', '{}');
  expect(statSync(file).mtimeMs).toBe(1000);
  await write('facts.json', '[]');
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
});
