/**
 * JSON Schemas of the YAML files, for the text editors of those who write them: names of fields, allowed words and
 * descriptions while one types. They are kept in content/.schemas; `npm run schemas` writes them anew.
 */
import { z } from 'zod';
import { contentTypes } from './content-types';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** Marks of this project, which other programs do not know; ids are in the names of the definitions already. */
const marks = ['words', 'link', 'references', 'names', 'prose', 'id'];

const withoutMarks = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  for (const mark of marks) delete jsonSchema[mark];
};

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: withoutMarks,
  }) as JsonSchema;

/** Every schema by its file name below content/.schemas, such as "navigation.json". */
export function editorSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(
    contentTypes
      .filter(({ format, standard }) => format === 'yaml' && !standard)
      .map(({ source, schema }): [string, JsonSchema] => [`${source}.json`, schemaOf(schema)]),
  );
}
