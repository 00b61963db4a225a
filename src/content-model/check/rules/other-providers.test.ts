import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '../../content-types';
import { readContent } from '../reading/content-file';
import { providerDiagnostics, providersIn } from './other-providers';

/** A provider's name, in two halves: no file of the repository names one. */
const provider = ['Dwo', 'lla'].join('');

test.each([
  [`It works like ${provider}.`, 14],
  [`${provider}'s terms`, 0],
  [`See https://docs.${provider.toLowerCase()}.com/ach.`, 17],
])('%j names another provider', (text, index) => {
  expect(providersIn(text)).toEqual([{ name: expect.stringMatching(new RegExp(provider, 'i')), index }]);
});

test.each([
  'Increase the limit. Column two of a unit.',
  'A modern treasury of Treasury securities',
  'https://www.frbservices.org and https://www.nacha.org/rules',
  'An increase.company, and unit.community',
])('%j names none', (text) => {
  expect(providersIn(text)).toEqual([]);
});

test('a name is reported at its place in fields, bodies and links', () => {
  const type = contentTypes.find(({ name }) => name === 'Article');
  if (!type) throw new Error('There are no articles.');
  const text = `---\ntitle: As ${provider} does\n---\n\nSee\n[this](https://${provider.toLowerCase()}.com).\n`;
  const { content } = readContent('content/tested.md', type, text);
  expect(content && providerDiagnostics(content)).toEqual([
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
  const files = execFileSync('git', ['ls-files', 'src', 'tests', 'scripts', 'docs', 'README.md'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const texts = files.filter((file) => /\.(?:[cm]?[jt]sx?|md|ya?ml|json)$/.test(file));
  expect(texts.filter((file) => providersIn(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});
