import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from './content-types';
import { editorSchemaFile, editorSchemas, vsCodeSchemas } from './editor-schemas';

const content = join(__dirname, '../../content');
const schemas = editorSchemas();

/** The types of YAML files with our own schemas. */
const types = contentTypes.filter(({ format, publishedSchema }) => format === 'yaml' && !publishedSchema);

/** Every YAML file with its schema. */
const files = types.flatMap((type): [file: string, schema: string][] => {
  const { kind, source } = type;
  const names =
    kind === 'folder'
      ? readdirSync(join(content, source)).map((name) => `${source}/${name}`)
      : [`${source}.yaml`];
  return names.filter((name) => name.endsWith('.yaml')).map((name) => [name, editorSchemaFile(type)]);
});

const textOf = (file: string): string => readFileSync(join(content, file), 'utf8');

test('there is one schema per content type', () => {
  expect([...schemas.keys()].sort()).toEqual(readdirSync(join(content, '.schemas')).sort());
});

test.each([...schemas.keys()])('content/.schemas/%s is up to date; if not, run "npm run schemas"', (name) => {
  expect(JSON.parse(textOf(`.schemas/${name}`))).toEqual(schemas.get(name));
});

test.each(files)('%s names its schema in its first line', (file, schema) => {
  const up = '../'.repeat(file.split('/').length - 1);
  expect(textOf(file).split('\n')[0]).toBe(`# yaml-language-server: $schema=${up}.schemas/${schema}`);
});

const root = join(content, '..');

test('the editors\' settings are up to date; if not, run "npm run schemas"', () => {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
  expect(settings['yaml.schemas']).toEqual(vsCodeSchemas());
});

test('the operations and components of a resource are those of OpenAPI', () => {
  const text = JSON.stringify(schemas.get('api-resources.json'));
  for (const definition of ['paths', 'components'])
    expect(text).toContain(`"https://spec.openapis.org/oas/3.1/schema/2022-10-07#/$defs/${definition}"`);
});

test('descriptions are kept, and our own keywords are removed', () => {
  const text = JSON.stringify(schemas.get('navigation.json'));
  expect(text).toContain('"description":"Text of the button that opens the menu."');
  expect(text).not.toMatch(/"(words|link|references|names)":(true|")/);
});

test('a field with the name of a keyword stays', () => {
  expect(JSON.stringify(schemas.get('facts.json'))).toContain('"properties":{"id":{');
});
