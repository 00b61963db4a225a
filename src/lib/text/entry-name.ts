type Named = { readonly id: string; readonly name: string };

/** The name of the entry with an id; the id itself if there's no such entry. */
export const nameOf = (entries: readonly Named[], id: string): string =>
  entries.find((entry) => entry.id === id)?.name ?? id;
