import {
  type Dispatch,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { PageLocation } from './location';
import { closed, type MenuAction, type MenuState, menuReducer } from './menu-state';
import type { MenuId } from './types';

/** Layout effects do nothing on the server, where React warns about them. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The menu that a visitor has opened by CSS before the script arrived. */
function openedBefore(nav: HTMLElement | null): MenuId | undefined {
  const item =
    nav?.querySelector<HTMLElement>('[data-menu]:focus-within') ??
    nav?.querySelector<HTMLElement>('[data-menu]:hover');
  return item?.dataset.menu as MenuId | undefined;
}

/** Tells the shell where the open panel is, once at each opening. */
function placeShell(nav: HTMLElement, open: MenuId): void {
  const item = nav.querySelector<HTMLElement>(`[data-menu="${open}"]`);
  const panel = item?.querySelector<HTMLElement>('[data-panel]');
  if (!item || !panel) return;
  nav.style.setProperty('--panel-x', `${item.offsetLeft}px`);
  nav.style.setProperty('--panel-width', `${panel.offsetWidth}px`);
  nav.style.setProperty('--panel-height', `${panel.offsetHeight}px`);
}

export type DesktopMenuHandle = {
  state: MenuState;
  /** The script has taken over from CSS. */
  enhanced: boolean;
  dispatch: Dispatch<MenuAction>;
};

/** The state of the desktop navigation, with what closes it from outside: Escape, a press elsewhere, another page. */
export function useDesktopMenu(nav: RefObject<HTMLElement>, location: PageLocation): DesktopMenuHandle {
  const [state, dispatch] = useReducer(menuReducer, closed);
  const [enhanced, setEnhanced] = useState(false);
  const { open } = state;

  useBrowserLayoutEffect(() => {
    const menu = openedBefore(nav.current);
    if (menu) dispatch({ type: 'hover', menu });
    setEnhanced(true);
  }, [nav]);

  useBrowserLayoutEffect(() => {
    if (open && nav.current) placeShell(nav.current, open);
  }, [open, nav]);

  const shownPath = useRef(location.pathname);
  useEffect(() => {
    if (shownPath.current !== location.pathname) dispatch({ type: 'close' });
    shownPath.current = location.pathname;
  }, [location.pathname]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const item = nav.current?.querySelector(`[data-menu="${open}"]`);
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
      dispatch({ type: 'close' });
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) dispatch({ type: 'close' });
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, nav]);

  return { state, enhanced, dispatch };
}
