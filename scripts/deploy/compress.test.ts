import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = 'One account, many numbers. '.repeat(100);
const compress = (...files: string[]) => compressFiles(folder, files);

test('text gets both forms, with the time of the file; small files and pictures get none', async () => {
  writeFileSync(join(folder, 'page.html'), text);
  utimesSync(join(folder, 'page.html'), 1_000_000, 1_000_000);
  writeFileSync(join(folder, 'robots.txt'), 'Allow: /');
  writeFileSync(join(folder, 'card.png'), text);
  await compress('page.html', 'robots.txt', 'card.png');
  expect(readdirSync(folder).sort()).toEqual([
    'card.png',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'robots.txt',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(text);
  const seconds = (file: string) => Math.floor(statSync(join(folder, file)).mtimeMs / 1000);
  expect(seconds('page.html.br')).toBe(seconds('page.html'));
});

test('a changed file gets new forms', async () => {
  writeFileSync(join(folder, 'page.html'), text.toUpperCase());
  await compress('page.html');
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(
    text.toUpperCase(),
  );
});

test('files with the same text, at the same time and in two commands', async () => {
  const files = ['one.html', 'two.html', 'three.html', 'four.html'];
  for (const file of files) writeFileSync(join(folder, file), text.repeat(20));
  await Promise.all([compress(...files), compress(...files)]);
  for (const file of files)
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(text.repeat(20));
});
