import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '../../content-types';
import { hashOf } from '../cache/check-cache';
import { readContent } from '../reading/content-file';
import { providerDiagnostics, providersIn } from './other-providers';

/** Invented providers, one with a name of two words, and domains that are ordinary words without their ending. */
const providers = new Set(['zorvexa', 'zorvexa.com', 'gleam harbor', 'lantern.com', 'kettle.co'].map(hashOf));

test.each([
  ['It works like Zorvexa.', 'Zorvexa', 14],
  ["Zorvexa's terms", 'Zorvexa', 0],
  ['Ask Gleam Harbor.', 'Gleam Harbor', 4],
  ['See https://docs.zorvexa.com/ach.', 'zorvexa.com', 17],
  ['See https://Lantern.com', 'Lantern.com', 12],
])('%j names another provider', (text, name, index) => {
  expect(providersIn(text, providers)).toEqual([{ name, index }]);
});

test.each([
  'Lantern the way. A Kettle of a lantern.',
  'A gleam harbor of Gleam and Harbor',
  'https://www.frbservices.org and https://www.nacha.org/rules',
  'A kettle.company, and lantern.community',
])('%j names none', (text) => {
  expect(providersIn(text, providers)).toEqual([]);
});

test('a name is reported at its place in fields, bodies and links', () => {
  const type = contentTypes.find(({ name }) => name === 'Article');
  if (!type) throw new Error('There are no articles.');
  const text = '---\ntitle: As Zorvexa does\n---\n\nSee\n[this](https://zorvexa.com).\n';
  const { content } = readContent('content/tested.md', type, text);
  expect(content && providerDiagnostics(content, providers)).toEqual([
    expect.objectContaining({ line: 2, column: 11 }),
    expect.objectContaining({
      line: 6,
      column: 16,
      message: expect.stringContaining('another banking-API provider'),
    }),
  ]);
});

test('the code, the tests and the documents of the repository name none', () => {
  const root = join(__dirname, '../../../..');
  const files = execFileSync('git', ['ls-files', 'src', 'tests', 'scripts', 'docs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const texts = files.filter((file) => /\.(?:[cm]?[jt]sx?|md|ya?ml|json)$/.test(file));
  expect(texts.filter((file) => providersIn(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});
