/** The fields of a schema in reading order; nested fields follow their parent, one level deeper. Pure. */
import { type Choice, type Description, resolved, type Schema, schemaRef } from './openapi';

/** A value of an enum. Texts may have variables. */
export type ApiValue = { readonly value: string; readonly text: string };

/** A field of an object, a request or a query. Texts may have variables. */
export type ApiField = {
  readonly name: string;
  /** Its name after those of its parents, such as "submission.trace_number". */
  readonly path: string;
  /** 0 at the top. */
  readonly depth: number;
  /** Its type in a word or two. */
  readonly kind: string;
  /** The name of the resource that it identifies or contains. */
  readonly references: string | null;
  readonly required: boolean;
  readonly text: string;
  readonly values: readonly ApiValue[];
};

/** Formats that have names. */
const formats: Record<string, string> = { 'date-time': 'time', date: 'day', uri: 'URL', binary: 'file' };

const scalar = ({ type, format, 'x-unit': unit }: Schema): string => {
  const names = (Array.isArray(type) ? type : [type]) as readonly (string | undefined)[];
  const name = names.find((one) => one !== 'null') ?? 'any';
  return formats[format ?? ''] ?? (unit ? `${name}, ${unit}` : name);
};

/** A field's type: "string", "integer, cents", "list of objects". */
function kindOf(schema: Schema, api: Description): string {
  if (schema.items) {
    const items = resolved(schema.items, api);
    return `list of ${items.properties ? 'objects' : `${scalar(items)}s`}`;
  }
  const nullable = Array.isArray(schema.type) && schema.type.includes('null');
  return `${schema.properties ? 'object' : scalar(schema)}${nullable ? ' or null' : ''}`;
}

const valuesOf = (choices: readonly Choice[]): ApiValue[] =>
  choices.flatMap(({ const: value, description = '' }) =>
    value === null ? [] : [{ value, text: description }],
  );

/** One field, without nested ones. @param schema with its references resolved */
export function fieldOf(
  name: string,
  schema: Schema,
  api: Description,
  { required = false, path = name, depth = 0 }: { required?: boolean; path?: string; depth?: number } = {},
): ApiField {
  const items = schema.items && resolved(schema.items, api);
  return {
    name,
    path,
    depth,
    kind: kindOf(schema, api),
    references: schema['x-references'] ?? items?.['x-references'] ?? null,
    required,
    text: schema.description ?? '',
    values: valuesOf(schema.oneOf ?? items?.oneOf ?? []),
  };
}

/** The resource that a field contains, whose own page documents its fields. */
const resourceIn = ({ items = {} }: Schema, api: Description): string | null =>
  api.tags.find(({ name }) => items.$ref === schemaRef(name))?.name ?? null;

/** All fields of a schema. */
export function fieldsOf(given: Schema, api: Description, above = '', depth = 0): ApiField[] {
  const { properties = {}, required = [] } = resolved(given, api);
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = resolved(property, api);
    const path = above === '' ? name : `${above}.${name}`;
    const field = fieldOf(name, schema, api, { required: required.includes(name), path, depth });
    const held = resourceIn(schema, api);
    if (held !== null) return [{ ...field, references: held }];
    return [field, ...fieldsOf(schema.items ?? schema, api, path, depth + 1)];
  });
}
