/** Memoizes `make`, which runs on first use: listing the tests of a file then reads no pages. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
