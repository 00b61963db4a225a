/** The parts of OpenAPI 3.1 that the API description in content/api/ uses. */
import { keysOf, valueAt } from './pointer';

/** A value that a field can have, with its meaning; null has none. */
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
  readonly examples?: readonly unknown[];
  readonly maxLength?: number;
  /** The schema of the resource that the text is the id of. */
  readonly 'x-references'?: string;
  /** What the number counts, such as cents. */
  readonly 'x-unit'?: string;
};

export type MediaType = {
  readonly schema: Schema;
  /** In place of one made of the fields' examples. */
  readonly example?: unknown;
  /** What the operation changes in the example of the object, in the fields at its top. */
  readonly 'x-changes'?: { readonly [name: string]: unknown };
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
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: Response | Ref };
};

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** A tag names the schema of a resource; its pages are made of it. */
export type Tag = {
  readonly name: string;
  readonly description: string;
  readonly 'x-displayName': string;
  /** What it is, in a line. */
  readonly 'x-summary': string;
  readonly 'x-rail'?: string;
  /** The optional disclosures that its page shows. */
  readonly 'x-disclosures'?: readonly string[];
  /** Ids of lifecycles of rails/*.yaml. */
  readonly 'x-lifecycles'?: readonly string[];
};

/** The description of the API. */
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
  };
};

/** Where the schemas of the resources are. */
export const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** What a reference leads to. Throws where it leads nowhere. */
function target(ref: string, description: Description): unknown {
  const found = valueAt(description, keysOf(ref));
  if (found === undefined) throw new Error(`${ref} leads to nothing in the description of the API.`);
  return found;
}

/** Follows references; what stands beside one comes first. Throws where one leads nowhere. */
export function resolved<T extends object>(value: T | Ref, description: Description): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const { $ref, ...own } = value;
  return { ...resolved(target($ref, description) as T | Ref, description), ...own } as T;
}
