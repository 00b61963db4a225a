/**
 * Objects of which one part depends on a value, such as the source of a transaction on its category. In content/ the parts are optional
 * fields named after the values. Served, they are a `oneOf` of complete objects with a discriminator, which client generators narrow.
 */
import { isRecord, type Json } from './json';
import { schemaRef } from './openapi';
import { keysOf, valueAt } from './pointer';

type Schemas = { [name: string]: Json };

const keys = ['category', 'structure', 'fulfillment_method'];

/** The values of a field, if they are an enum. */
function valuesOf(field: unknown, api: Json): string[] {
  if (!isRecord(field)) return [];
  const { enum: values } = (
    typeof field.$ref === 'string' ? valueAt(api, keysOf(field.$ref)) : field
  ) as Json;
  return Array.isArray(values) ? (values as string[]).filter((value) => typeof value === 'string') : [];
}

/**
 * A copy of a description in which such objects have variants, each with a component named after its object and its value.
 * @param api with a component for each reference
 */
export function withVariants(api: Json): Json {
  const found: Schemas = {};
  const enums = new Set<string>();

  function varied(own: Json, name: string): Json {
    const {
      properties,
      required = [],
      type,
      title,
      description,
      examples,
      ...others
    } = own as Json & {
      required?: string[];
    };
    /** What is said once for all variants. */
    const about = { title, description, examples };
    if (!isRecord(properties)) return own;
    const key = keys.find((one) => required.includes(one) && one in properties);
    const values = key === undefined ? [] : valuesOf(properties[key], api);
    const isPart = (value: string) => value in properties && !required.includes(value);
    if (key === undefined || !values.some(isPart)) return own;
    const variant = (value: string): Json => ({
      type: 'object',
      ...others,
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => field === value || field === key || !values.includes(field))
          .map(([field, own]) => [field, field === key ? { const: value } : own]),
      ) as Json,
      required: isPart(value) ? [...required, value] : required,
    });
    const refs = values.map((value) => schemaRef(`${name}_${value}`));
    for (const value of values) found[`${name}_${value}`] = variant(value);
    enums.add(String((properties[key] as Json).$ref));
    const choice = {
      oneOf: refs.map(($ref) => ({ $ref })),
      discriminator: {
        propertyName: key,
        mapping: Object.fromEntries(values.map((value, at) => [value, refs[at]])),
      },
    };
    return [type].flat().includes('null')
      ? { ...about, anyOf: [choice, { type: 'null' }] }
      : { ...about, ...choice };
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

  const copy = copied(api, '') as Json & { components: Json & { schemas: Schemas } };
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
