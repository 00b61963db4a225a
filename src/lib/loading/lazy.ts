/** A value that is made when it is first asked for, such as a formatter: the first of a page costs a phone 100 ms. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
