/**
 * JSON Schemas of the YAML files, which give text editors field names, allowed values and descriptions. They're kept in
 * content/.schemas; `npm run schemas` updates them.
 */
import { z } from 'zod';
import { contentTypes } from './content-types';

export type JsonSchema = Record<string, unknown>;

/** Our own keywords, which other programs don't know; ids are already in the names of definitions. */
const marks = ['words', 'inherits', 'link', 'references', 'names', 'prose', 'id', 'openApi'];

/** The published JSON Schema of OpenAPI. */
const openApi = 'https://spec.openapis.org/oas/3.1/schema/2022-10-07';

const withoutMarks = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (typeof jsonSchema.openApi === 'string') jsonSchema.$ref = `${openApi}#/$defs/${jsonSchema.openApi}`;
  for (const mark of marks) delete jsonSchema[mark];
};

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: withoutMarks,
  }) as JsonSchema;

/** The schema's file name in content/.schemas: "api/resources" → "api-resources.json". */
export const editorSchemaFile = (source: string): string => `${source.replaceAll('/', '-')}.json`;

/** Every schema by its file name in content/.schemas, such as "navigation.json". */
export function editorSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(
    contentTypes
      .filter(({ format, publishedSchema }) => format === 'yaml' && !publishedSchema)
      .map(({ source, schema }): [string, JsonSchema] => [editorSchemaFile(source), schemaOf(schema)]),
  );
}
