/** The differences between two lists of texts. */

/** A text that was added or removed. */
export type Difference =
  | { readonly kind: 'added'; readonly after: string }
  | { readonly kind: 'removed'; readonly before: string };

/** The texts of one list that another has less often. */
function missing(from: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1);
  return from.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** The texts that were removed, then those that were added. Empty if only the order differs. */
export function listDifference(before: readonly string[], after: readonly string[]): Difference[] {
  return [
    ...missing(before, after).map((text): Difference => ({ kind: 'removed', before: text })),
    ...missing(after, before).map((text): Difference => ({ kind: 'added', after: text })),
  ];
}

/** Whether two lists have the same texts in the same order. */
export const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);
