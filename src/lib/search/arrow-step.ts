/** Which link the arrow keys lead to. The field stands before the first; from the last it goes no further. Pure. */

/** The field, as a place among the links. */
export const theField = -1;

/**
 * @param key of the keyboard
 * @param place of the focus: the number of the link, or the field
 * @param count of links
 * @returns the place to go to; undefined where the key does something else
 */
export function step(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : undefined;
  if (key === 'ArrowUp') return place > theField ? place - 1 : undefined;
  return undefined;
}

/** Whether a key writes something, which belongs into the field wherever the focus is. */
export const writes = (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean =>
  (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) ||
  event.key === 'Backspace';
