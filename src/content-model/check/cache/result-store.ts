/** Results of expensive checks, by a key of everything they depend on. */
import { createHash } from 'node:crypto';

/** A store of plain JSON, so that it can be saved to disk. */
export type ResultStore = {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, result: unknown) => unknown;
};

/** A store for the lifetime of the process. */
export const inMemory: ResultStore = new Map<string, unknown>();

/** A key for results that depend only on these texts. */
export function keyFor(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}

/** Returns the stored result, or calls `make` and stores its result. */
export async function stored<T>(store: ResultStore, key: string, make: () => T | Promise<T>): Promise<T> {
  const known = store.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = await make();
  store.set(key, made);
  return made;
}
