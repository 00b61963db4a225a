/** The small API description as source files: a root, a file for each resource, and shared components. */
import { stringify } from 'yaml';
import { smallApi } from './sample-api';

/** The file of each component. */
const fileOf: Readonly<Record<string, string>> = {
  'schemas/parcel': 'resources/parcel.yaml',
  'schemas/parcel_list': 'resources/parcel.yaml',
  'schemas/stamp': 'resources/stamp.yaml',
  'schemas/event_category': 'shared/schemas.yaml',
  'parameters/limit': 'shared/parameters.yaml',
  'responses/rate_limited': 'shared/responses.yaml',
  'headers/request_id': 'shared/headers.yaml',
};

const folderOf = (file: string): string => file.slice(0, file.indexOf('/'));

/** A copy of a value as in a file, with references to other files. */
function inFile(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => inFile(entry, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key !== '$ref') return [key, inFile(entry, file)];
      const target = fileOf[String(entry).split('/').slice(2, 4).join('/')] ?? file;
      const path = folderOf(target) === folderOf(file) ? target.replace(/^\w+\//, '') : `../${target}`;
      return [key, target === file ? entry : `${path}${entry}`];
    }),
  );
}

const { tags, paths, components, ...root } = smallApi;
const { event_category: events, ...schemas } = components.schemas;

const resource = (name: string, owned: readonly string[]) => ({
  tags: tags.filter((tag) => tag.name === name),
  ...(name === 'parcel' ? { paths } : {}),
  components: {
    schemas: {
      ...Object.fromEntries(owned.map((schema) => [schema, schemas[schema]])),
      ...(name === 'parcel' ? { event_category: { oneOf: events?.oneOf } } : {}),
    },
  },
});

const { oneOf: _, ...category } = events ?? {};

const files: readonly (readonly [string, object])[] = [
  [
    'openapi.yaml',
    {
      ...root,
      servers: [{ url: 'https://api.quayside.example' }],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  ],
  ['resources/parcel.yaml', resource('parcel', ['parcel', 'parcel_list'])],
  ['resources/stamp.yaml', resource('stamp', ['stamp'])],
  ['shared/parameters.yaml', { components: { parameters: components.parameters } }],
  ['shared/responses.yaml', { components: { responses: components.responses } }],
  ['shared/headers.yaml', { components: { headers: components.headers } }],
  ['shared/schemas.yaml', { components: { schemas: { event_category: category } } }],
];

/** The text of each file by its path below content/api/. */
export const smallApiFiles: ReadonlyMap<string, string> = new Map(
  files.map(([file, value]) => [file, stringify(inFile(value, file), { aliasDuplicateObjects: false })]),
);
