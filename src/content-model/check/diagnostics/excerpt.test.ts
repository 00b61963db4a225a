import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { excerptOf, sourcesOf } from './excerpt';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'excerpt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = (name: string) =>
  excerptOf({ file: `content/${name}`, line: 1, column: 1, message: '', fix: '' }, sourcesOf(folder)).map(
    ({ text }) => text,
  );

test('a file shows its lines without a byte order mark; pictures and text in UTF-16 show none', () => {
  writeFileSync(join(folder, 'plain.yaml'), '\uFEFFbrand: Halyard\n');
  writeFileSync(join(folder, 'wide.yaml'), Buffer.from('\uFEFFbrand: Halyard\n', 'utf16le'));
  writeFileSync(join(folder, 'a.png'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  expect(linesOf('plain.yaml')).toEqual(['brand: Halyard']);
  expect(linesOf('wide.yaml')).toEqual([]);
  expect(linesOf('a.png')).toEqual([]);
  expect(linesOf('missing.yaml')).toEqual([]);
});
