/** The extent of something on its row. */
export type Span = readonly [start: number, end: number];

/** Pixels between two spans of a row. */
const gap = 24;

/**
 * The row of each span, from 0, so that spans on one row stay apart. A span goes on the first row with room; those that start
 * furthest to the right are placed first, so that tracks from the left get the rows below.
 */
export function assignRows(spans: readonly Span[]): number[] {
  const rows: Span[][] = [];
  const order = spans
    .map((_, index) => index)
    .sort((a, b) => (spans[b]?.[0] ?? 0) - (spans[a]?.[0] ?? 0) || a - b);
  const result: number[] = [];
  for (const index of order) {
    const span = spans[index];
    if (!span) continue;
    const free = rows.findIndex((row) =>
      row.every(([start, end]) => span[1] + gap <= start || end + gap <= span[0]),
    );
    const row = free === -1 ? rows.length : free;
    rows[row] = [...(rows[row] ?? []), span];
    result[index] = row;
  }
  return result;
}
