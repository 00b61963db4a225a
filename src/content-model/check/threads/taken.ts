/** Which files threads have taken, so that each is examined once and no thread waits for another's share. */

/** Counts of files that threads take: in all, and from the start. */
export const noneTaken = (): SharedArrayBuffer => new SharedArrayBuffer(8);

/** The counts if there's nothing left to take. */
export function allTaken(length: number): SharedArrayBuffer {
  const taken = noneTaken();
  new Int32Array(taken)[0] = length;
  return taken;
}

/** The indexes that no other thread has taken, from the start, or from the end for the main thread only. */
export function* untaken(taken: SharedArrayBuffer, length: number, from: 'start' | 'end'): Generator<number> {
  const counts = new Int32Array(taken);
  for (let own = 1; Atomics.add(counts, 0, 1) < length; own += 1)
    yield from === 'start' ? Atomics.add(counts, 1, 1) : length - own;
}
