/** What the desktop navigation reads from the page, and tells it, about its panels. */

import type { MenuId } from '../menu-data';
import type { MenuAction } from './menu-state';

/**
 * What takes over the menu that a visitor has opened by CSS before the script arrived. Opened by focus it counts as
 * opened on purpose, but for a press that has not ended: its click is still to come.
 */
export function takeOver(nav: HTMLElement): MenuAction | undefined {
  const item = [...nav.querySelectorAll<HTMLElement>('[data-menu]')].find((one) => {
    const panel = one.querySelector('[data-panel]');
    return panel && getComputedStyle(panel).visibility === 'visible';
  });
  if (!item) return undefined;
  const menu = item.dataset.menu as MenuId;
  return { type: item.matches(':focus-within:not(:active)') ? 'show' : 'hover', menu };
}

/**
 * Tells the shell where the open panel is, in pixels; once at each opening.
 * @param seen the panel is in sight already, so that its shell must not fade in
 */
export function placeShell(nav: HTMLElement, open: MenuId, seen: boolean): void {
  const item = nav.querySelector<HTMLElement>(`[data-menu="${open}"]`);
  const panel = item?.querySelector<HTMLElement>('[data-panel]');
  if (!item || !panel) return;
  nav.style.setProperty('--panel-x', `${item.offsetLeft}px`);
  nav.style.setProperty('--panel-width', `${panel.offsetWidth}px`);
  nav.style.setProperty('--panel-height', `${panel.offsetHeight}px`);
  if (!seen) return;
  for (const fade of nav.querySelector('[data-shell]')?.getAnimations() ?? []) fade.finish();
}

/** Gives the focus that a closing panel would lose to the panel's trigger. */
export function keepFocus(nav: HTMLElement): void {
  const item = document.activeElement?.closest('[data-panel]')?.closest<HTMLElement>('[data-menu]');
  if (!item || !nav.contains(item) || item.dataset.open) return;
  item.querySelector('button')?.focus({ preventScroll: true });
}
