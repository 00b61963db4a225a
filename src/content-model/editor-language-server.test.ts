/** What an editor with the YAML language server shows in a fresh clone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Completion, startLanguageServer } from '../../tests/unit/language-server';
import { iconNames } from '../components/icon/icons';

const root = join(__dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The settings of Visual Studio Code in this repository, without the public list of schemas on the internet. */
const settings = JSON.parse(textOf('.vscode/settings.json')) as { 'yaml.schemas': object };
const yaml = {
  validate: true,
  hover: true,
  completion: true,
  schemas: settings['yaml.schemas'],
  schemaStore: { enable: false },
};

let server: Awaited<ReturnType<typeof startLanguageServer>>;
beforeAll(async () => {
  server = await startLanguageServer(yaml);
});
afterAll(() => server.stop());

const labels = (items: readonly Completion[]): string[] => items.map(({ label }) => label);

const navigation = textOf('content/navigation.yaml');
const edited = (from: string, to: string): string => {
  expect(navigation).toContain(from);
  return navigation.replace(from, to);
};

test('a file has no problem', async () => {
  expect(await server.problems('content/navigation.yaml', navigation)).toEqual([]);
});

test('icons are completed', async () => {
  const found = await server.completions('content/navigation.yaml', edited('icon: batch', 'icon: ¦'));
  expect(labels(found)).toEqual(expect.arrayContaining([...iconNames]));
});

test('a field has its description on hover', async () => {
  const shown = await server.hover('content/navigation.yaml', edited('icon: batch', 'ic¦on: batch'));
  expect(shown).toContain('Name of an icon.');
});

test('a misspelled field is underlined', async () => {
  const text = edited('icon: batch', 'icn: batch');
  const line = text.split('\n').findIndex((row) => row.includes('icn: batch'));
  const found = await server.problems('content/navigation.yaml', text);
  expect(found).toContainEqual(
    expect.objectContaining({
      message: 'Property icn is not allowed.',
      range: expect.objectContaining({ start: { line, character: 8 } }),
    }),
  );
});

test('a misspelled value is underlined', async () => {
  const [problem] = await server.problems('content/navigation.yaml', edited('icon: batch', 'icon: bacth'));
  expect(problem?.message).toContain('Value is not accepted');
});

test('a list offers a new entry with its required fields', async () => {
  const text = edited('      - name: ACH\n', '      - ¦\n      - name: ACH\n');
  const found = await server.completions('content/navigation.yaml', text);
  const snippet = found.find(({ label }) => label === 'new navigation item');
  const inserted = snippet?.textEdit?.newText ?? snippet?.insertText ?? '';
  for (const field of ['name', 'href', 'description', 'icon']) expect(inserted).toContain(`${field}: \${`);
});

test("a new file finds its schema before it's named in its first line", async () => {
  const found = await server.completions('content/products/new.yaml', '¦');
  expect(labels(found)).toEqual(expect.arrayContaining(['name', 'rail', 'new product']));
});

/** The front matter of a file as an editor that reads it does. */
const frontMatter = (fields: string): string =>
  `# yaml-language-server: $schema=../.schemas/updates-md.json\n${fields}`;

test('front matter has a schema too', async () => {
  const file = 'content/updates/front-matter.yaml';
  const fields = [
    'title: A title',
    'date: 2026-11-20',
    'kind: engineering',
    'summary: It works.',
    'author: api',
  ];
  expect(await server.problems(file, frontMatter(`${fields.join('\n')}\n`))).toEqual([]);
  expect(await server.hover(file, frontMatter('summ¦ary: It works.\n'))).toContain('One sentence for lists.');
  const found = await server.problems(file, frontMatter(`${fields.join('\n')}\nsumary: It works.\n`));
  expect(found.map(({ message }) => message)).toEqual(['Property sumary is not allowed.']);
});
