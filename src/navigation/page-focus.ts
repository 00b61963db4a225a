/**
 * The focus after a navigation, from which Tab and screen readers continue: on the part of the page that the address names, or on the
 * page. Browsers do the same when they load a page.
 */
import { focusedPart } from '../theme/focused-part';

let start: HTMLElement | null = null;

/** Sets the part of the new page to which the visitor has been taken; null for its top or a saved position. */
export function startFrom(part: HTMLElement | null): void {
  start = part;
}

/** Makes an element focusable until it loses the focus, if it isn't focusable. */
function makeFocusable(part: HTMLElement): void {
  if (part.tabIndex >= 0 || part.hasAttribute('tabindex')) return;
  part.setAttribute('tabindex', '-1');
  part.setAttribute(focusedPart, '');
  const undo = () => {
    part.removeAttribute('tabindex');
    part.removeAttribute(focusedPart);
  };
  part.addEventListener('blur', undo, { once: true });
}

/**
 * Moves the focus to the new page.
 * @param page the element around it, which gets the focus if no part of it can have it
 */
export function focusPage(page: HTMLElement | null): void {
  const part = start;
  start = null;
  if (part) makeFocusable(part);
  part?.focus({ preventScroll: true });
  if (!part || document.activeElement !== part) page?.focus({ preventScroll: true });
}
