import { smallApi } from '../../../tests/unit/sample-api';
import { smallApiFiles } from '../../../tests/unit/sample-api-files';
import { contentTypeOf } from '../content-types';
import { type ContentFile, readContentFile } from '../read/content-file';
import { bundle } from './bundle';

const [root = '', ...others] = smallApiFiles.keys();

function partOf(file: string, text = smallApiFiles.get(file) ?? ''): ContentFile {
  const type = contentTypeOf(`api/${file}`);
  if (!type) throw new Error(`${file} has no content type.`);
  return readContentFile(`content/api/${file}`, type, text);
}

/** The bundle of the small API after replacing some texts. */
const bundleWith = (edits: Readonly<Record<string, [from: string, to: string]>> = {}) => {
  const edited = (file: string): ContentFile => {
    const text = smallApiFiles.get(file) ?? '';
    const [from, to] = edits[file] ?? ['', ''];
    expect(text).toContain(from);
    return partOf(file, text.replace(from, to));
  };
  return bundle([edited(root), ...others.map(edited)]);
};

test('the files become one description, with internal references', () => {
  const { description, faults } = bundleWith();
  expect(faults).toEqual([]);
  const {
    servers: _servers,
    security: _security,
    ...whole
  } = description as unknown as Record<string, unknown>;
  const { securitySchemes: _, ...components } = whole.components as Record<string, unknown>;
  expect({ ...whole, components }).toEqual(smallApi);
});

test('events of several files are joined', () => {
  const schemas = 'components:\n  schemas:\n';
  const own = `${schemas}    event_category:\n      oneOf:\n        - const: stamp.created\n`;
  const { description, sourceOf } = bundleWith({ 'resources/stamp.yaml': [schemas, own] });
  const events = description.components.schemas.event_category;
  expect(events?.oneOf?.map(({ const: name }) => name)).toEqual([
    'parcel.created',
    'parcel_box.created',
    'stamp.created',
  ]);
  expect(events?.examples).toEqual(['parcel.created']);
  const source = sourceOf(['components', 'schemas', 'event_category', 'oneOf', 2, 'const']);
  expect(source.part.path).toBe('content/api/resources/stamp.yaml');
  expect(source.path).toEqual(['components', 'schemas', 'event_category', 'oneOf', 0, 'const']);
});

test.each([
  [['info', 'title'], 'openapi.yaml'],
  [['x-tagGroups', 1, 'tags', 0], 'openapi.yaml'],
  [['paths', '/parcels', 'get', 'summary'], 'resources/parcel.yaml'],
  [['components', 'schemas', 'stamp', 'properties', 'parcel_id'], 'resources/stamp.yaml'],
  [['components', 'schemas', 'event_category', 'title'], 'resources/parcel.yaml'],
  [['components', 'schemas', 'event_category', 'type'], 'shared/schemas.yaml'],
  [['components', 'parameters', 'limit', 'schema', 'nothing'], 'shared/parameters.yaml'],
])('the value at %j comes from %s', (path, file) => {
  const source = bundleWith().sourceOf(path);
  expect(source.part.path).toBe(`content/api/${file}`);
  expect(source.path).toEqual(path);
});

test('a tag is located in its own file', () => {
  const { part, path } = bundleWith().sourceOf(['tags', 1, 'name']);
  expect(part.path).toBe('content/api/resources/stamp.yaml');
  expect(path).toEqual(['tags', 0, 'name']);
});

test.each([
  ['a file that does not exist', ['stamp.yaml#', 'stmp.yaml#'], 'unknown file', 'did you mean "stamp.yaml"?'],
  [
    'a name that the file does not have',
    ['parameters/limit', 'parameters/limt'],
    'dead reference',
    'did you mean "limit"?',
  ],
  [
    'a component of another file without its path',
    ['stamp.yaml#/components/schemas/stamp', '"#/components/schemas/stamp"'],
    'dead reference',
    'write one of: parcel, parcel_list, event_category',
  ],
] as const)('a reference to %s is an error with a suggestion', (_name, [from, to], kind, fix) => {
  const { faults } = bundleWith({ 'resources/parcel.yaml': [from, to] });
  expect(faults).toEqual([expect.objectContaining({ kind, fix })]);
});

test('the samples of a schema may be in another file, the rest of it may not', () => {
  const parcel = '    parcel:\n      examples:\n        - id: parcel_2\n      title: Box\n';
  const { description, faults } = bundleWith({
    'resources/stamp.yaml': ['    stamp:\n', `${parcel}    stamp:\n`],
  });
  expect(description.components.schemas.parcel).toMatchObject({
    title: 'Parcel',
    examples: [{ id: 'parcel_2' }],
  });
  expect(faults.map(({ kind, text, part, fix }) => [kind, text, part.path, fix])).toEqual([
    [
      'duplicate',
      'title',
      'content/api/resources/stamp.yaml',
      'remove it here or in content/api/resources/parcel.yaml',
    ],
  ]);
});
