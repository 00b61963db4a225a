/**
 * Names for parts of schemas. In content/ a reference may lead to a field of another schema. Many client generators can't follow
 * it: they create a type for each component, and look for nothing else.
 */
import { isRecord, type Json } from './json';
import { schemaRef } from './openapi';
import { keysOf, valueAt } from './pointer';

type Reference = { $ref: string };

/** All references in a value. */
export function* referencesIn(value: unknown): Generator<Reference> {
  if (typeof value !== 'object' || value === null) return;
  if (isRecord(value) && typeof value.$ref === 'string') yield value as Reference;
  for (const entry of Object.values(value)) yield* referencesIn(entry);
}

/** Whether a reference leads to a part of a schema. */
const leadsInto = ({ $ref }: Reference): boolean => /^#\/components\/schemas\/[^/]+\/./.test($ref);

/** "#/components/schemas/parcel/properties/route/properties/depot" → "parcel_route_depot" */
const nameFor = (ref: string): string =>
  keysOf(ref)
    .slice(2)
    .filter((key) => key !== 'properties')
    .join('_');

/**
 * A copy of a description in which every reference to a schema leads to a component. A part of a schema to which a reference led is
 * a component, named after its path, and the schema refers to it. Throws if a schema has that name already.
 */
export function withNamedSchemas(description: Json): Json {
  const copy = structuredClone(description);
  const { schemas } = copy.components as { schemas: { [name: string]: unknown } };
  const targets = new Set([...referencesIn(copy)].filter(leadsInto).map(({ $ref }) => $ref));
  // The deepest first, so that a part moves together with the references that replace its own parts.
  for (const target of [...targets].sort((a, b) => keysOf(b).length - keysOf(a).length)) {
    const keys = keysOf(target);
    const parent = valueAt(copy, keys.slice(0, -1)) as { [key: string]: unknown };
    const key = keys.at(-1) as string;
    const name = nameFor(target);
    if (name in schemas)
      throw new Error(
        `There can't be a schema named ${name}: ${target} gets that name. Rename it in content/api/.`,
      );
    schemas[name] = parent[key];
    parent[key] = { $ref: target };
  }
  for (const reference of [...referencesIn(copy)].filter(leadsInto))
    reference.$ref = schemaRef(nameFor(reference.$ref));
  return copy;
}
