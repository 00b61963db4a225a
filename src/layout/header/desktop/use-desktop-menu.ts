import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { closed, type MenuAction, type MenuState, menuReducer } from './menu-state';
import { actionForOpenPanel, keepFocus, placeShell } from './panel-dom';

/** Layout effects do nothing on the server, where React warns about them. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export type DesktopMenuHandle = {
  state: MenuState;
  /** React controls the panels instead of CSS. */
  enhanced: boolean;
  dispatch: Dispatch<MenuAction>;
};

/** The state of the desktop navigation, which Escape, a press elsewhere and navigation reset. */
export function useDesktopMenu(nav: RefObject<HTMLElement>): DesktopMenuHandle {
  const [state, dispatch] = useReducer(menuReducer, closed);
  const [enhanced, setEnhanced] = useState(false);
  const { open } = state;
  /** The panel was visible before hydration. */
  const openedByCss = useRef(false);

  // In a transition unless a panel is open: otherwise React would render the navigation again within the task that ends hydration.
  useBrowserLayoutEffect(() => {
    const action = nav.current ? actionForOpenPanel(nav.current) : undefined;
    openedByCss.current = action !== undefined;
    if (!action) return startTransition(() => setEnhanced(true));
    dispatch(action);
    setEnhanced(true);
  }, [nav]);

  useBrowserLayoutEffect(() => {
    if (!nav.current || !enhanced) return;
    if (open) placeShell(nav.current, open, openedByCss.current);
    openedByCss.current = false;
    keepFocus(nav.current);
  }, [open, enhanced, nav]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // In the search dialog over the menu, it closes the dialog.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
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
