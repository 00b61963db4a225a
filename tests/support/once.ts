/** What `make` gives, made when it is asked for first and then kept: a file that is only listed reads no page. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
