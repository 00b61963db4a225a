/** What the desktop navigation reads from and writes to the DOM of its panels. */

import type { MenuId } from '../menu-data';
import type { MenuAction } from './menu-state';
import type { Edge } from './safe-triangle';

/**
 * The action for a menu that a visitor has opened by CSS before hydration. Opened by focus it counts as pinned, unless a
 * press is still in progress, whose click is yet to come.
 */
export function actionForOpenPanel(nav: HTMLElement): MenuAction | undefined {
  // Only these open a panel, and to ask for them computes no styles.
  if (!nav.matches(':hover, :focus-within')) return undefined;
  const item = [...nav.querySelectorAll<HTMLElement>('[data-menu]')].find((one) => {
    const panel = one.querySelector('[data-panel]');
    return panel && getComputedStyle(panel).visibility === 'visible';
  });
  if (!item) return undefined;
  const menu = item.dataset.menu as MenuId;
  return { type: item.matches(':focus-within:not(:active)') ? 'show' : 'hover', menu };
}

/**
 * Sets the position and size of the shell, in pixels, once at each opening.
 * @param seen the panel is visible already, so the shell must not fade in
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

/** The top edge of the open panel; undefined if none is open. */
export function openPanelEdge(nav: HTMLElement): Edge | undefined {
  return nav.querySelector('[data-menu][data-open] > [data-panel]')?.getBoundingClientRect();
}

/** Moves focus from a closing panel to the panel's trigger. */
export function keepFocus(nav: HTMLElement): void {
  const item = document.activeElement?.closest('[data-panel]')?.closest<HTMLElement>('[data-menu]');
  if (!item || !nav.contains(item) || item.dataset.open) return;
  item.querySelector('button')?.focus({ preventScroll: true });
}
