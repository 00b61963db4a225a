/** Examples, made of those of the fields. */
import { type Description, type MediaType, resolved, type Schema } from './openapi';

/** Whether null stands where the example says so, or every part is shown. */
export type Depth = 'as written' | 'all parts';

const isPart = ({ properties, items }: Schema, api: Description): boolean =>
  properties !== undefined || (items !== undefined && isPart(resolved(items, api), api));

/** An example of a schema. A field that may be left out is left out, unless it has an example of its own. */
export function exampleOf(schema: Schema, description: Description, depth: Depth = 'as written'): unknown {
  const whole = resolved(schema, description);
  const { examples, properties, items, required = [], const: only } = whole;
  if (examples && (depth === 'as written' || !isPart(whole, description))) return examples[0];
  if (only !== undefined) return only;
  if (items) return [exampleOf(items, description, depth)];
  if (!properties) return undefined;
  const shown = Object.entries(properties).filter(
    ([name, field]) => required.includes(name) || resolved(field, description).examples,
  );
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field, description, depth)]));
}

/** The example of a request or a response: that of its schema, with what the operation changes. */
export function exampleOfContent({ schema, 'x-changes': changes }: MediaType, api: Description): unknown {
  const example = exampleOf(schema, api);
  return changes ? { ...(example as object), ...changes } : example;
}
