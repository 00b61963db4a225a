/** Results of expensive checks, by a key that names everything they depend on. */
import { createHash } from 'node:crypto';

/** Where results are kept. They are plain JSON, so that a store can be on disk. */
export type ResultStore = {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, result: unknown) => unknown;
};

/** A store for as long as the process runs. */
export const inMemory: ResultStore = new Map<string, unknown>();

/** A key for results that depend on these texts and nothing else. */
export function keyFor(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}

/** Gives the stored result, or else calls `make` and stores what it gives. */
export async function stored<T>(store: ResultStore, key: string, make: () => T | Promise<T>): Promise<T> {
  const known = store.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = await make();
  store.set(key, made);
  return made;
}
