import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { htmlFilesIn } from './html-files';

const folder = mkdtempSync(join(tmpdir(), 'public-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pages are found at every depth; fragments, data and folders are not pages', async () => {
  const files = [
    'index.html',
    'fees/index.html',
    'updates/a/index.html',
    '404.html',
    '_gatsby/slices/_gatsby-scripts-1.html',
    'page-data/fees/page-data.json',
    'page-data/404.html/page-data.json',
    'updates.xml',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(await htmlFilesIn(folder)).toEqual(
    ['404.html', 'fees/index.html', 'index.html', 'updates/a/index.html'].map((file) => join(folder, file)),
  );
});
