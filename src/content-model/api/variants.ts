/**
 * Objects of which one part depends on a value, such as the source of a transaction on its category. In content/ the parts are optional
 * fields named after the values. Served, they are a `oneOf` with a discriminator, which client generators narrow.
 */
import { isRecord, type Json } from './json';
import { schemaRef } from './openapi';
import { keysOf, valueAt } from './pointer';

type Schemas = { [name: string]: Json };

const keys = ['category', 'structure', 'fulfillment_method'];

/** The values of a field, if they are an enum. */
function valuesOf(field: unknown, description: Json): string[] {
  if (!isRecord(field)) return [];
  const { enum: values } = (
    typeof field.$ref === 'string' ? valueAt(description, keysOf(field.$ref)) : field
  ) as Json;
  return Array.isArray(values) ? (values as string[]).filter((value) => typeof value === 'string') : [];
}

/**
 * A copy of a description in which such objects have variants, each with a component named after its object and its value.
 * @param description with a component for each reference
 */
export function withVariants(description: Json): Json {
  const found: Schemas = {};
  const enums = new Set<string>();

  function varied(own: Json, name: string): Json {
    const {
      properties,
      required = [],
      additionalProperties: _closed,
      description: text,
      type,
      ...rest
    } = own as Json & { required?: string[] };
    if (!isRecord(properties)) return own;
    const key = keys.find((one) => required.includes(one) && one in properties);
    const values = key === undefined ? [] : valuesOf(properties[key], description);
    const isPart = (value: string) => value in properties && !required.includes(value);
    if (key === undefined || !values.some(isPart)) return own;
    const variants = values.map((value): [string, Json] => [
      `${name}_${value}`,
      {
        type: 'object',
        properties: {
          [key]: { const: value },
          ...(isPart(value) ? { [value]: properties[value] as Json } : {}),
        },
        required: isPart(value) ? [key, value] : [key],
      },
    ]);
    Object.assign(found, Object.fromEntries(variants));
    enums.add(String((properties[key] as Json).$ref));
    const others = Object.entries(properties).filter(([field]) => field !== key && !values.includes(field));
    const base = {
      properties: Object.fromEntries(others) as Json,
      required: required.filter((field) => field !== key),
    };
    const object = {
      type: 'object',
      ...rest,
      ...(others.length > 0 ? base : {}),
      oneOf: variants.map(([variant]) => ({ $ref: schemaRef(variant) })),
      discriminator: {
        propertyName: key,
        mapping: Object.fromEntries(variants.map(([variant], index) => [values[index], schemaRef(variant)])),
      },
    };
    const described = text === undefined ? {} : { description: text };
    return [type].flat().includes('null')
      ? { ...described, anyOf: [object, { type: 'null' }] }
      : { ...described, ...object };
  }

  /** A copy of a value. A schema is named after the component, operation and fields that lead to it. */
  function copied(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => copied(entry, name));
    if (!isRecord(value)) return value;
    const step = (key: string) =>
      typeof value.operationId === 'string'
        ? `${value.operationId}_${key === 'requestBody' ? 'request' : 'response'}`
        : named(name, key);
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, copied(entry, step(key))]),
    );
    return varied(copy as Json, name);
  }

  const copy = copied(description, '') as Json & { components: Json & { schemas: Schemas } };
  const text = JSON.stringify([copy, found]);
  const isUsed = (name: string) => !enums.has(schemaRef(name)) || text.includes(`"${schemaRef(name)}"`);
  const schemas = Object.entries({ ...copy.components.schemas, ...found }).filter(([name]) => isUsed(name));
  return { ...copy, components: { ...copy.components, schemas: Object.fromEntries(schemas) as Json } };
}

/** Parts of a path that name nothing. */
const silent =
  /^(paths|components|schemas|properties|items|content|application\/json|schema|responses|requestBody|\d+|\/.*|get|post|patch)$/;

/** "transaction", "source" → "transaction_source" */
function named(name: string, key: string): string {
  if (silent.test(key)) return name;
  return name === '' ? key : `${name}_${key}`;
}
