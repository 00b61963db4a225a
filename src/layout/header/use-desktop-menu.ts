import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { duration } from '../../theme/tokens';
import type { MenuId } from './MenuLinks';

/**
 * `open` is the menu shown. `pinned` means that it was opened by click or key, so that a click on its trigger closes it.
 * `slides` means that the panel moved from another menu.
 */
type MenuState = { open?: MenuId; pinned?: boolean; slides?: boolean };

/** The menu whose panel CSS shows: before hydration, hover and focus open it. */
function shownByCss(nav: HTMLElement): HTMLElement | undefined {
  // Only these open a panel, and to ask for them computes no styles.
  if (!nav.matches(':hover, :focus-within')) return undefined;
  return [...nav.querySelectorAll<HTMLElement>('[data-menu]')].find((item) => {
    const panel = item.querySelector('[data-panel]');
    return panel && getComputedStyle(panel).visibility === 'visible';
  });
}

/** Places the shell below the open trigger, in its panel's size. */
function placeShell(nav: HTMLElement, open: MenuId): void {
  const item = nav.querySelector<HTMLElement>(`[data-menu="${open}"]`);
  const panel = item?.querySelector<HTMLElement>('[data-panel]');
  if (!item || !panel) return;
  nav.style.setProperty('--panel-x', `${item.offsetLeft}px`);
  nav.style.setProperty('--panel-width', `${panel.offsetWidth}px`);
  nav.style.setProperty('--panel-height', `${panel.offsetHeight}px`);
}

/** Moves focus from a closing panel to the panel's trigger. */
function keepFocus(nav: HTMLElement): void {
  const item = document.activeElement?.closest('[data-panel]')?.closest<HTMLElement>('[data-menu]');
  if (item && nav.contains(item) && !item.dataset.open)
    item.querySelector('button')?.focus({ preventScroll: true });
}

/** The state of the desktop navigation, which Escape and a press elsewhere reset, and functions that change it. */
export function useDesktopMenu(nav: RefObject<HTMLElement>) {
  const [state, setState] = useState<MenuState>({});
  const { open } = state;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The panel was visible before hydration, so the shell must not fade in. */
  const seen = useRef(false);

  const wait = (act?: () => void) => {
    clearTimeout(timer.current);
    if (act) timer.current = setTimeout(act, duration.menuClose);
  };
  const close = () => {
    wait();
    setState({});
  };
  const show = (menu: MenuId, pinned: boolean) => {
    wait();
    setState((last) => ({
      open: menu,
      pinned,
      slides: last.open === menu ? Boolean(last.slides) : last.open !== undefined,
    }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, at the end of hydration
  useLayoutEffect(() => {
    if (!nav.current) return undefined;
    const item = shownByCss(nav.current);
    nav.current.dataset.enhanced = '';
    seen.current = item !== undefined;
    // Opened by focus it counts as pinned, unless a press is still in progress, whose click is yet to come.
    if (item) show(item.dataset.menu as MenuId, item.matches(':focus-within:not(:active)'));
    return () => clearTimeout(timer.current);
  }, []);

  useLayoutEffect(() => {
    if (!nav.current) return;
    if (open) placeShell(nav.current, open);
    if (open && seen.current)
      for (const fade of nav.current.querySelector('[data-shell]')?.getAnimations?.() ?? []) fade.finish();
    if (open) seen.current = false;
    keepFocus(nav.current);
  }, [open, nav]);

  useEffect(() => {
    if (!open) return undefined;
    const closeNow = () => {
      clearTimeout(timer.current);
      setState({});
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // In the search dialog over the menu, it closes the dialog.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      const item = nav.current?.querySelector(`[data-menu="${open}"]`);
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
      closeNow();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) closeNow();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, nav]);

  return { state, show, close, wait };
}
