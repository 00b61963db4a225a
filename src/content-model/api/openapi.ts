/** The parts of OpenAPI 3.1 that the API description in content/api/ uses. */
import { keysOf, valueAt } from './pointer';

/** An enum value with its meaning; null has none. */
export type Choice = { readonly const: string | null; readonly description?: string };

export type Schema = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Choice[];
  /** A reference, or null. */
  readonly anyOf?: readonly [Schema, Schema];
  readonly examples?: readonly unknown[];
  /** The resource whose ID the string is. */
  readonly 'x-references'?: string;
  /** The unit of a number, such as cents. */
  readonly 'x-unit'?: string;
};

export type MediaType = {
  readonly schema: Schema;
  /** Replaces the example derived from the fields. */
  readonly example?: unknown;
  /** The top-level fields that the operation changes in the object's example. */
  readonly 'x-changes'?: { readonly [name: string]: unknown };
  /** Other responses by name, each with its changes to this one. */
  readonly 'x-samples'?: { readonly [name: string]: object };
};

type Content = { readonly [mediaType: string]: MediaType };

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
};

export type Response = { readonly description: string; readonly content?: Content };

type Ref = { readonly $ref: string };

export type Operation = {
  readonly tags: readonly [string];
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The scope that an API key needs. */
  readonly security?: readonly { readonly bearer: readonly string[] }[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: Response | Ref };
};

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** A tag names the schema of a resource, from which its pages are created. */
export type Tag = {
  readonly name: string;
  readonly description: string;
  readonly 'x-displayName': string;
  /** One line. */
  readonly 'x-summary': string;
  readonly 'x-rail'?: string;
  /** The optional disclosures of its page. */
  readonly 'x-disclosures'?: readonly string[];
  /** IDs of lifecycles in rails/*.yaml. */
  readonly 'x-lifecycles'?: readonly string[];
};

export type Description = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly Tag[];
  readonly 'x-tagGroups': readonly {
    readonly name: string;
    readonly tags: readonly string[];
    readonly 'x-rail'?: string;
  }[];
  readonly paths: { readonly [path: string]: { readonly [method in Method]?: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly parameters: { readonly [name: string]: Parameter };
    readonly responses: { readonly [name: string]: Response };
    readonly headers?: { readonly [name: string]: unknown };
  };
};

/** The reference to a resource's schema. */
export const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** The target of a reference. Throws if it doesn't exist. */
function target(ref: string, description: Description): unknown {
  const found = valueAt(description, keysOf(ref));
  if (found === undefined)
    throw new Error(`${ref} does not exist in the API description. Fix the reference in content/api/.`);
  return found;
}

/** Resolves references, and references or null; fields next to one win. Throws if a target doesn't exist. */
export function resolved<T extends object>(value: T | Ref, description: Description): T {
  if ('anyOf' in value && Array.isArray(value.anyOf)) {
    const { anyOf, ...own } = value;
    const { type, ...rest } = resolved<Schema>(anyOf[0], description);
    return { ...rest, type: [type, 'null'].flat(), ...own } as T;
  }
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const { $ref, ...own } = value;
  return { ...resolved(target($ref, description) as T | Ref, description), ...own } as T;
}
