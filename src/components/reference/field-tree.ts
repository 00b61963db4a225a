import type { FieldData } from './resource-data';

/** A field with those within it. */
export type FieldTree = { readonly field: FieldData; readonly within: readonly FieldTree[] };

/** Fields in the order of reading as a tree: those that are one deeper belong to the one before them. */
export function treeOf(fields: readonly FieldData[]): FieldTree[] {
  const [first] = fields;
  if (!first) return [];
  const starts = fields.flatMap(({ depth }, index) => (depth === first.depth ? [index] : []));
  return starts.map((start, index) => ({
    field: fields[start] as FieldData,
    within: treeOf(fields.slice(start + 1, starts[index + 1])),
  }));
}

/** The values of a field as one text, by which two fields are seen to have the same. */
export const valuesKey = ({ values }: FieldData): string => values.map(({ value }) => value).join(' ');
