import type { KeyboardEvent } from 'react';
import { step, theField, writes } from '../../../lib/search/arrow-step';

const all = <E extends Element>(within: Element, selector: string): E[] => [
  ...within.querySelectorAll<E>(selector),
];

/** Tab goes round within the dialog. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = all<HTMLElement>(event.currentTarget, 'input, button, a');
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * The keys of the dialog. Arrows lead from the field through the links, and the focus goes with them: they are links, which
 * every screen reader knows, and which open in another tab too. Enter in the field opens the first; what is typed on a link
 * goes into the field. Everything else, Home, End and Escape too, is the browser's.
 */
export function onDialogKey(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, currentTarget: dialog } = event;
  const field = dialog.querySelector('input');
  const links = all<HTMLAnchorElement>(dialog, '[data-results] a');
  const place = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = step(key, place, links.length);
  if (event.nativeEvent.isComposing) return;
  if (key === 'Tab') goRound(event);
  else if (key === 'Enter' && event.target === field) {
    event.preventDefault();
    links[0]?.click();
  } else if (place !== theField && writes(event)) {
    // Not to be taken for the key that opens and closes search.
    event.stopPropagation();
    field?.focus();
  } else if (next !== undefined) {
    event.preventDefault();
    (next === theField ? field : links[next])?.focus();
  }
}
