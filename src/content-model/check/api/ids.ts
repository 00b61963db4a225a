/** Checks that IDs are of the right kind: an account's starts with "account_". */
import type { Description, Schema } from '../../api/openapi';
import { keysOf, valueAt } from '../../api/pointer';

/** An ID of the wrong kind, with its path in the value. */
export type IdFault = { readonly path: string[]; readonly id: string; readonly kind: string };

/** A schema without its reference; keywords next to the reference come first. */
function resolvedSchema(schema: Schema, api: Description): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  const target = valueAt(api, keysOf($ref)) as Schema | undefined;
  return target ? { ...resolvedSchema(target, api), ...own } : own;
}

/** The kind of ID that a schema requires: that of the resource it references, or whose ID it is. */
export function idKindOf(schema: Schema, api: Description): string | undefined {
  const [, name] = /^#\/components\/schemas\/(\w+)\/properties\/id$/.exec(schema.$ref ?? '') ?? [];
  return name ?? resolvedSchema(schema, api)['x-references'];
}

/** Whether a text is an ID of a kind. IDs may be shortened ("account_…"), or be placeholders. */
export function isIdOf(kind: string, text: string, names: readonly string[]): boolean {
  // An account number's ID starts with "account_" too.
  const own = kindOfId(text, names);
  if (own !== undefined) return own === kind;
  return text.startsWith(`${kind}_`) || !/^[a-z]+(?:_[a-z0-9]+)+$/.test(text);
}

/** The names of the API's objects, with which their IDs start. */
export const objectNames = ({ tags }: Description): string[] => tags.map(({ name }) => name);

/** The kind of an ID, by its prefix: the longest of the names that fits. */
export const kindOfId = (id: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => id.startsWith(`${name}_`) && /^[a-z0-9]{8,}$/.test(id.slice(name.length + 1)))
    .sort((a, b) => b.length - a.length)[0];

/** The IDs in a value that aren't of the kind that its schema requires. */
export function idFaults(value: unknown, schema: Schema, api: Description, path: string[] = []): IdFault[] {
  if (typeof value === 'string') {
    const kind = idKindOf(schema, api);
    return kind === undefined || isIdOf(kind, value, objectNames(api)) ? [] : [{ path, id: value, kind }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, items } = resolvedSchema(schema, api);
  return Object.entries(value).flatMap(([key, entry]) => {
    const inner = Array.isArray(value) ? items : properties[key];
    return inner ? idFaults(entry, inner, api, [...path, key]) : [];
  });
}

/** The kind of an ID in a message: "an account", "a card payment". */
export const inWords = (kind: string): string =>
  `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind.replaceAll('_', ' ')}`;
