/** Creates a value on first use, such as a formatter: the first `Intl` object of a page takes a phone 100 ms. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
