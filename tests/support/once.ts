/** Values that are made on first use, so that listing the tests of a file reads no pages. */
export { lazy as once } from '../../src/lib/loading/lazy';

/** Memoizes `make` by its text. */
export function oncePerText<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}
