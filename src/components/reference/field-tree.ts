import type { FieldData } from './resource-data';

/** A field with its nested fields. */
export type FieldTree = { readonly field: FieldData; readonly within: readonly FieldTree[] };

/** Builds trees from fields in document order: a deeper field belongs to the shallower one before it. */
export function treeOf(fields: readonly FieldData[]): FieldTree[] {
  const [first] = fields;
  if (!first) return [];
  const starts = fields.flatMap(({ depth }, index) => (depth === first.depth ? [index] : []));
  return starts.map((start, index) => ({
    field: fields[start] as FieldData,
    within: treeOf(fields.slice(start + 1, starts[index + 1])),
  }));
}

/** The values of a field as one string, equal for fields with the same values. */
export const valuesKey = ({ values }: FieldData): string => values.map(({ value }) => value).join(' ');

/** The number of fields in trees, nested ones included. */
export const sizeOf = (trees: readonly FieldTree[]): number =>
  trees.reduce((sum, { within }) => sum + 1 + sizeOf(within), 0);
