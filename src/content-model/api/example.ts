/** Examples, from the samples of schemas and from the examples of fields. */
import { type Description, type MediaType, resolved, type Schema } from './openapi';
import { keysOf, valueAt } from './pointer';

/** The example of a field or schema: its own, or what the samples of its schema have there. */
function ownExample(field: Schema, api: Description): unknown {
  const { examples, const: only } = resolved(field, api);
  if (examples) return examples[0];
  const [, , schema = '', ...path] = keysOf(field.$ref ?? '');
  const keys = path.filter((key) => key !== 'properties').map((key) => (key === 'items' ? 0 : key));
  const values = api.components.schemas[schema]?.examples?.map((sample) => valueAt(sample, keys)) ?? [];
  return only ?? values.find((value) => value !== null && value !== undefined);
}

/** A schema's example. An optional field is left out unless it has its own example, or a required one has its name as the value. */
export function exampleOf(schema: Schema, api: Description): unknown {
  const example = ownExample(schema, api);
  if (example !== undefined) return example;
  const { properties, items, required = [] } = resolved(schema, api);
  if (items) return [exampleOf(items, api)];
  if (!properties) return undefined;
  const chosen = required.map((name) => properties[name] && ownExample(properties[name], api));
  const shown = Object.entries(properties).filter(
    ([name, field]) =>
      required.includes(name) || chosen.includes(name) || ownExample(field, api) !== undefined,
  );
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field, api)]));
}

/** The example of a request or a response: that of its schema, with the changes of the operation and of one of its samples. */
export function exampleOfContent(media: MediaType, api: Description, sample = ''): unknown {
  const example = exampleOf(media.schema, api);
  const changes = { ...media['x-changes'], ...media['x-samples']?.[sample] };
  return Object.keys(changes).length > 0 ? { ...(example as object), ...changes } : example;
}
