import type { KeyboardEvent } from 'react';
import { step, theField, writes } from '../../../lib/search/arrow-step';

const all = <E extends Element>(within: Element, selector: string): E[] => [
  ...within.querySelectorAll<E>(selector),
];

/** What the arrows move through: links, and buttons with recent searches. */
const links = '[data-results] :is(a, [data-result])';

/** Keeps Tab inside the dialog. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = all<HTMLElement>(event.currentTarget, 'input, button, a');
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Keys held during a click, with which browsers open a link in another tab or window. */
export type Modifiers = Readonly<Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/** Clicks the first link of an open dialog. */
export function followFirst(dialog: HTMLDialogElement | null, modifiers: Modifiers): void {
  if (!dialog?.open) return;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  dialog.querySelector(links)?.dispatchEvent(click);
}

/**
 * The keys of the dialog. Arrows move the focus from the field through the links; typing on a link writes to the field. All other
 * keys, such as Home, End and Escape, keep their default.
 * @param onEnter is called for Enter in the field
 */
export function onDialogKey(
  event: KeyboardEvent<HTMLDialogElement>,
  onEnter: (modifiers: Modifiers) => void,
): void {
  const { key, currentTarget: dialog, ctrlKey, metaKey, shiftKey } = event;
  const field = dialog.querySelector('input');
  const shown = all<HTMLElement>(dialog, links);
  const place = shown.indexOf(document.activeElement as HTMLElement);
  const next = step(key, place, shown.length);
  // In Safari the Enter that accepts what an input method has composed comes after the composition, with this code.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  if (key === 'Tab') goRound(event);
  else if (key === 'Enter' && event.target === field) {
    event.preventDefault();
    onEnter({ ctrlKey, metaKey, shiftKey });
  } else if (place !== theField && writes(event)) {
    field?.focus();
  } else if (next !== undefined) {
    event.preventDefault();
    (next === theField ? field : shown[next])?.focus();
  }
}
