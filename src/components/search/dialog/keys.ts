import type { KeyboardEvent } from 'react';

/** What the arrows move through: links, and buttons with recent searches. */
const stops = '[data-results] :is(a, [data-result])';

const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Whether a key types a character, which belongs in the field wherever the focus is. */
const writes = (event: KeyboardEvent): boolean =>
  (event.key.length === 1 && event.key !== ' ' && !isModified(event)) || event.key === 'Backspace';

/** Keys held during a click, with which browsers open a link in another tab or window. */
export type Modifiers = Readonly<Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/** Clicks the first result of an open dialog. */
export function followFirst(dialog: HTMLDialogElement | null, modifiers: Modifiers): void {
  if (!dialog?.open) return;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  dialog.querySelector(stops)?.dispatchEvent(click);
}

/**
 * The keys of the dialog. Arrows move the focus from the field through the results; typing on a result writes to the field. All
 * other keys, such as Tab, Home and Escape, keep their default.
 * @param onEnter is called for Enter in the field
 */
export function onDialogKey(
  event: KeyboardEvent<HTMLDialogElement>,
  onEnter: (modifiers: Modifiers) => void,
): void {
  const { key, currentTarget: dialog, ctrlKey, metaKey, shiftKey } = event;
  // In Safari the Enter that accepts what an input method has composed comes after the composition, with this code.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  const field = dialog.querySelector('input');
  const places = [field, ...dialog.querySelectorAll<HTMLElement>(stops)];
  const place = places.indexOf(document.activeElement as HTMLInputElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Enter' && event.target === field) {
    event.preventDefault();
    onEnter({ ctrlKey, metaKey, shiftKey });
  } else if (step !== undefined && places[place + step]) {
    event.preventDefault();
    places[place + step]?.focus();
  } else if (place > 0 && writes(event)) field?.focus();
}
