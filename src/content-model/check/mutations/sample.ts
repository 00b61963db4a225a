/** How many edits a run makes: a sample in `npm test`, all of them in `npm run test:mutations`. */

/** Whether the run makes every edit. */
export const isComplete = process.env.MUTATIONS === 'all';

/** Random numbers from 0 to 1 that are the same in every run (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The edits of a run, named after their group: all of them, or about `count`, the same ones in every run. Each group has
 * its share, and at least one.
 */
export function editsOf<T extends { name: string }>(
  groups: Readonly<Record<string, readonly T[]>>,
  count: number,
): (readonly [name: string, edit: T])[] {
  const random = randomFrom(20261122);
  const total = Object.values(groups).flat().length;
  return Object.entries(groups).flatMap(([group, edits]) => {
    const share = isComplete ? edits.length : Math.max(1, Math.round((count * edits.length) / total));
    return edits
      .map((edit) => ({ edit, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, share)
      .map(({ edit }) => [`${group}: ${edit.name}`, edit] as const);
  });
}
