type Entry = { readonly name: string; readonly href: string };

/** The entries before and after an address in a list; undefined at its ends, or where the list does not have it. */
export function listNeighborsOf<E extends Entry>(
  entries: readonly E[],
  href: string,
): { previous: E | undefined; next: E | undefined } {
  const index = entries.findIndex((entry) => entry.href === href);
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: entries[index - 1], next: entries[index + 1] };
}
