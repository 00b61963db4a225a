type Entry = { readonly name: string; readonly href: string };

/** The entries before and after an address in a list; undefined at its ends and if the list doesn't have it. */
export function listNeighborsOf<E extends Entry>(
  entries: readonly E[],
  href: string,
): { previous: E | undefined; next: E | undefined } {
  const index = entries.findIndex((entry) => entry.href === href);
  return { previous: entries[index - 1], next: index < 0 ? undefined : entries[index + 1] };
}
