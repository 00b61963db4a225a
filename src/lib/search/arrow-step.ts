/** Arrow keys among the results. The field is before the first result; the last one is the end. Pure. */

/** The field's position among the results. */
export const theField = -1;

/**
 * @param key of the keyboard
 * @param place the focus: the index of a result, or the field
 * @param count number of results
 * @returns the position to move to; undefined if the key doesn't move
 */
export function step(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : undefined;
  if (key === 'ArrowUp') return place > theField ? place - 1 : undefined;
  return undefined;
}

/** Whether a key types a character, which belongs in the field wherever the focus is. */
export const writes = (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean =>
  (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) ||
  event.key === 'Backspace';
