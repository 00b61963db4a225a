import type { KeyboardEvent } from 'react';
import { step, theField, writes } from '../../../lib/search/arrow-step';

const all = <E extends Element>(within: Element, selector: string): E[] => [
  ...within.querySelectorAll<E>(selector),
];

/** Keeps Tab inside the dialog. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = all<HTMLElement>(event.currentTarget, 'input, button, a');
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * The keys of the dialog. Arrows move the focus from the field through the links. Enter in the field opens the first link;
 * typing on a link writes to the field. All other keys, such as Home, End and Escape, keep their default.
 */
export function onDialogKey(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, currentTarget: dialog } = event;
  const field = dialog.querySelector('input');
  const links = all<HTMLElement>(dialog, '[data-results] :is(a, [data-result])');
  const place = links.indexOf(document.activeElement as HTMLElement);
  const next = step(key, place, links.length);
  if (event.nativeEvent.isComposing) return;
  if (key === 'Tab') goRound(event);
  else if (key === 'Enter' && event.target === field) {
    event.preventDefault();
    links[0]?.click();
  } else if (place !== theField && writes(event)) {
    // The inline script must not see the shortcut that toggles search.
    event.stopPropagation();
    field?.focus();
  } else if (next !== undefined) {
    event.preventDefault();
    (next === theField ? field : links[next])?.focus();
  }
}
