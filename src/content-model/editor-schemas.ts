/**
 * JSON Schemas of the YAML files, for the text editors of those who write them: names of fields, allowed words and
 * descriptions while one types. They are kept in content/.schemas; `npm run schemas` writes them anew.
 */
import { z } from 'zod';
import { contentTypes } from './content-types';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** Marks of this project, which other programs do not know; ids are in the names of the definitions already. */
const marks = ['words', 'link', 'references', 'names', 'prose', 'id', 'openApi'];

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

/** The name of the schema's file below content/.schemas: "api/resources" → "api-resources.json". */
export const editorSchemaFile = (source: string): string => `${source.replaceAll('/', '-')}.json`;

/** Every schema by its file name below content/.schemas, such as "navigation.json". */
export function editorSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(
    contentTypes
      .filter(({ format, publishedSchema }) => format === 'yaml' && !publishedSchema)
      .map(({ source, schema }): [string, JsonSchema] => [editorSchemaFile(source), schemaOf(schema)]),
  );
}
