/** The shape of a content type's records, as JSON Schema with this project's own marks. */
import { z } from 'zod';
import type { ContentType } from './content-types';

/** The parts of JSON Schema, with this project's own marks, that content types use. */
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
  /** The text may hold tokens such as {brand}. */
  words?: boolean;
  /** The text is code. */
  code?: boolean;
  /** The text is an address. */
  link?: boolean;
  /** The value is the id or slug of a record of that type; GraphQL gives the record in its place. */
  references?: string;
  /** The value is an id of that kind; GraphQL gives it as it is. */
  names?: string;
  /** Names of fields that, however deep below, hold texts which readers see. */
  prose?: readonly string[];
};

const shapes = { input: new Map<ContentType, Shape>(), output: new Map<ContentType, Shape>() };

/** JSON Schema of a content type's record as editors write it, or as it reads with defaults filled in. Made once. */
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

/** Puts definitions in place of references to them, keeping what stands beside the reference. */
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

/** Calls `visit` with each text below a value that stands under one of the names. */
function visitProse(names: readonly string[], value: unknown, visit: Visit, path: (string | number)[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof entry === 'string' && names.includes(name)) visit(own, entry, { words: true });
    else visitProse(names, entry, visit, own);
  }
}

/** Calls `visit` with each scalar of a record that the shape knows, with its path and its own shape. */
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
