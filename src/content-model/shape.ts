/** The shape of a content type's records, as JSON Schema with our own keywords. */
import { z } from 'zod';
import type { ContentType } from './content-types';

/** The JSON Schema keywords, and our own, that content types use. */
export type Shape = {
  type?: string;
  id?: string;
  description?: string;
  format?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: string[];
  anyOf?: Shape[];
  default?: unknown;
  /** The text may have variables such as {brand}. */
  words?: boolean;
  /** The field of site.yaml with the text of a record that has none. */
  inherits?: string;
  /** The text is code. */
  code?: boolean;
  /** The text is an address. */
  link?: boolean;
  /** The value is the ID or slug of a record of that type, which GraphQL returns instead. */
  references?: string;
  /** The units of facts that a reference to one may have. */
  units?: readonly string[];
  /** The value is an ID of that kind, which GraphQL returns unchanged. */
  names?: string;
  /** Names of fields, at any depth, with texts that readers see. */
  prose?: readonly string[];
};

const shapes = { input: new Map<ContentType, Shape>(), output: new Map<ContentType, Shape>() };

/** JSON Schema of a content type's record as written by editors, or as parsed with defaults. Memoized. */
export function recordShape(type: ContentType, io: 'input' | 'output'): Shape {
  const shape = shapes[io].get(type) ?? makeShape(type, io);
  shapes[io].set(type, shape);
  return shape;
}

function makeShape(type: ContentType, io: 'input' | 'output'): Shape {
  const shape = z.toJSONSchema(type.schema, { io, reused: 'inline' }) as Shape & {
    $defs?: Record<string, Shape>;
  };
  const resolved = inline(shape, shape.$defs ?? {});
  return type.kind === 'list' && io === 'output' ? (resolved.items ?? resolved) : resolved;
}

/** Inlines definitions, keeping keywords next to the reference. */
function inline(value: Shape, definitions: Record<string, Shape>): Shape {
  if (Array.isArray(value)) return value.map((entry) => inline(entry, definitions)) as unknown as Shape;
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, $defs: _, ...rest } = value as Shape & { $ref?: string; $defs?: unknown };
  const id = $ref?.replace('#/$defs/', '');
  const merged = id === undefined ? rest : { ...definitions[id], ...rest, id };
  return Object.fromEntries(
    Object.entries(merged).map(([key, entry]) => [key, inline(entry as Shape, definitions)]),
  ) as Shape;
}

type Visit = (path: (string | number)[], value: unknown, shape: Shape) => void;

/** Calls `visit` with each text below a value that is under one of the names. */
function visitProse(names: readonly string[], value: unknown, visit: Visit, path: (string | number)[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof entry === 'string' && names.includes(name)) visit(own, entry, { words: true });
    else visitProse(names, entry, visit, own);
  }
}

/** Calls `visit` with each scalar of a record that its shape defines, with its path and shape. */
export function visitScalars(
  shape: Shape,
  value: unknown,
  visit: Visit,
  path: (string | number)[] = [],
): void {
  if (shape.prose) visitProse(shape.prose, value, visit, path);
  if (shape.items && Array.isArray(value)) {
    for (const [index, entry] of value.entries()) visitScalars(shape.items, entry, visit, [...path, index]);
  } else if (shape.properties && typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      const property = shape.properties[key];
      if (property) visitScalars(property, entry, visit, [...path, key]);
    }
  } else {
    visit(path, value, shape);
  }
}
