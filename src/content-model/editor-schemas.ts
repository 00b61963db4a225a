/**
 * JSON Schemas of YAML files and of front matter, which give text editors field names, choices, descriptions and snippets.
 * They're kept in content/.schemas; `npm run schemas` updates them.
 */
import { z } from 'zod';
import { type ContentType, contentTypes } from './content-types';
import { addSnippets, type SnippetSchema } from './editor-snippets';

export type JsonSchema = Record<string, unknown>;

/** Our own keywords, which other programs don't know; ids are already in the names of definitions. */
const marks = ['words', 'inherits', 'link', 'references', 'names', 'prose', 'id', 'openApi'];

/** The published JSON Schema of OpenAPI. */
const openApi = 'https://spec.openapis.org/oas/3.1/schema/2022-10-07';

const withoutMarks = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (typeof jsonSchema.openApi === 'string') jsonSchema.$ref = `${openApi}#/$defs/${jsonSchema.openApi}`;
  for (const mark of marks) delete jsonSchema[mark];
};

function schemaOf({ schema, kind, name }: ContentType): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: withoutMarks,
  }) as JsonSchema;
  // Only a folder gets new files.
  addSnippets(made as SnippetSchema, kind === 'folder' ? [] : [name]);
  return made;
}

/** The types whose files an editor checks with a schema of ours. */
export const typesWithSchema: readonly ContentType[] = contentTypes.filter(
  ({ publishedSchema }) => !publishedSchema,
);

/** The schema's file name in content/.schemas: "api/resources" → "api-resources.json"; of front matter, "updates-md.json". */
export const editorSchemaFile = ({ source, format }: Pick<ContentType, 'source' | 'format'>): string =>
  `${source.replaceAll('/', '-')}${format === 'markdown' ? '-md' : ''}.json`;

/** The files of a type, as a pattern from the repository root: "content/products/*.yaml". */
export const filesOf = ({ source, kind, format }: ContentType): string =>
  `content/${source}${kind === 'folder' ? '/*' : ''}.${format === 'markdown' ? 'md' : 'yaml'}`;

/** Every schema by its file name in content/.schemas, such as "navigation.json". */
export function editorSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(typesWithSchema.map((type) => [editorSchemaFile(type), schemaOf(type)]));
}
