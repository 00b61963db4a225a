/**
 * Entries of the history. The key identifies an entry's scroll position; the index gives the distance between two entries. Both
 * are part of `history.state`, so they survive a reload.
 */
export type Entry = { readonly key: string; readonly index: number };

/** The entry of the page on the screen. While another page is loading, this isn't the entry of the address. */
let shown: Entry | undefined;

function read(state: unknown): Entry | undefined {
  const { key, index } = Object(state) as Partial<Entry>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined;
}

let keys = 0;
function newKey(): string {
  keys += 1;
  return `${Date.now()}.${keys}`;
}

/** Adds a key and an index to the current entry if it has none. */
function complete(index: number): Entry {
  const entry = { key: newKey(), index, ...(Object(window.history.state) as Partial<Entry>) };
  try {
    window.history.replaceState(entry, '');
  } catch {
    // WebKit allows only so many changes in half a minute. The entry gets a new key next time.
  }
  return entry;
}

/** The entry of the address. */
export function currentEntry(): Entry {
  return read(window.history.state) ?? complete(shown ? shown.index + 1 : window.history.length - 1);
}

/** Whether the browser has created the current entry, for a link within the page. */
export const isNewEntry = (): boolean => read(window.history.state) === undefined;

/** Completes an entry that the browser has created for a link within the page; it may have replaced one with the same address. */
export function completeFragmentEntry(replaced: boolean): Entry {
  return complete((shown?.index ?? 0) + (replaced ? 0 : 1));
}

/** The entry of the page on the screen. */
export function shownEntry(): Entry {
  shown ??= currentEntry();
  return shown;
}

/** Records that the page of the current entry is on the screen. */
export function showCurrentEntry(): void {
  shown = currentEntry();
}

/** State for a new entry after the shown one, or in place of it. */
export const nextState = (replace: boolean): { index: number } => ({
  index: shownEntry().index + (replace ? 0 : 1),
});
