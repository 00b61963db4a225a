import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentOf, versionPageData, withContent } from './page-versions';

const folder = mkdtempSync(join(tmpdir(), 'public-'));
afterAll(() => rmSync(folder, { recursive: true }));

const data = (name: string): string => join(folder, 'page-data', name, 'page-data.json');

/** Writes a page's data as Gatsby does. */
function write(name: string, headline: string): void {
  mkdirSync(dirname(data(name)), { recursive: true });
  writeFileSync(data(name), JSON.stringify({ path: `/${name}`, result: { headline } }));
}

const build = (id: string): void =>
  writeFileSync(join(folder, 'page-data', 'app-data.json'), JSON.stringify({ webpackCompilationHash: id }));

const read = (name: string) => JSON.parse(readFileSync(data(name), 'utf8'));

test('the data of each page names its build and a hash that changes with the data, and only then', async () => {
  write('index', 'Home');
  write('fees', 'Fees');
  build('code-1');
  const first = await versionPageData(['/', '/fees', '/not-built'], folder);
  expect(read('index')).toEqual({
    path: '/index',
    result: { headline: 'Home' },
    build: 'code-1',
    content: first.get('/'),
  });
  expect(first.get('/')).toMatch(/^[0-9a-f]{8}$/);
  expect(first.get('/fees')).not.toBe(first.get('/'));
  expect(first.get('/not-built')).toBe('');

  utimesSync(data('index'), 1, 1);
  expect(await versionPageData(['/', '/fees', '/not-built'], folder)).toEqual(first);
  expect(statSync(data('index')).mtimeMs).toBe(1000);

  build('code-2');
  write('fees', 'Prices');
  const second = await versionPageData(['/', '/fees'], folder);
  expect(read('index').build).toBe('code-2');
  expect(second.get('/')).toBe(first.get('/'));
  expect(second.get('/fees')).not.toBe(first.get('/fees'));
});

test('the HTML of a page has the hash once, and nothing else changes', () => {
  const html = '<body><div id="___gatsby" data-path="/fees"><p>x</p></div></body>';
  const finished = withContent(html, '0123abcd');
  expect(finished).toBe(html.replace('id="___gatsby"', 'id="___gatsby" data-content="0123abcd"'));
  expect(contentOf(finished)).toBe('0123abcd');
  expect(withContent(finished, 'ffffffff')).toBe(finished.replace('0123abcd', 'ffffffff'));
  expect(withContent(finished, '')).toBe(html);
  expect(contentOf(html)).toBe('');
});
