/**
 * JSON Schemas of YAML files and of front matter, which give text editors field names, choices and descriptions. They're kept in
 * content/.schemas; `npm run schemas` updates them.
 */
import { z } from 'zod';
import { type ContentType, contentTypes } from './content-types';

type JsonSchema = Record<string, unknown>;

/** Our own keywords, which other programs don't know; ids are already in the names of definitions. */
const marks = ['words', 'inherits', 'link', 'references', 'names', 'units', 'code', 'prose', 'id', 'openApi'];

/** The published JSON Schema of OpenAPI. */
const openApi = 'https://spec.openapis.org/oas/3.1/schema/2022-10-07';

const withoutMarks = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (typeof jsonSchema.openApi === 'string') jsonSchema.$ref = `${openApi}#/$defs/${jsonSchema.openApi}`;
  for (const mark of marks) delete jsonSchema[mark];
};

const schemaOf = ({ schema }: ContentType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', override: withoutMarks }) as JsonSchema;

/** The types whose files an editor checks with a schema of ours. */
const typesWithSchema = contentTypes.filter(({ publishedSchema }) => !publishedSchema);

/** The schema's file name in content/.schemas: "api/resources" → "api-resources.json"; of front matter, "updates-md.json". */
export const editorSchemaFile = ({ source, format }: Pick<ContentType, 'source' | 'format'>): string =>
  `${source.replaceAll('/', '-')}${format === 'markdown' ? '-md' : ''}.json`;

/** Every schema by its file name in content/.schemas, such as "navigation.json". */
export const editorSchemas = (): ReadonlyMap<string, JsonSchema> =>
  new Map(typesWithSchema.map((type) => [editorSchemaFile(type), schemaOf(type)]));

/** The setting "yaml.schemas" of Visual Studio Code's YAML extension: files by schema. */
export const vsCodeSchemas = (): Record<string, string> =>
  Object.fromEntries(
    typesWithSchema
      .filter(({ format }) => format === 'yaml')
      .map((type) => [
        `./content/.schemas/${editorSchemaFile(type)}`,
        `content/${type.source}${type.kind === 'folder' ? '/*' : ''}.yaml`,
      ]),
  );
