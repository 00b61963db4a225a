type Named = { readonly id: string; readonly name: string };

/** The name of the entry with an id; an id that none has stands for itself. */
export const nameOf = (entries: readonly Named[], id: string): string =>
  entries.find((entry) => entry.id === id)?.name ?? id;
