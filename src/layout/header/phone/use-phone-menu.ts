import { type RefObject, useEffect } from 'react';
import { media } from '../../../theme/tokens';

/** Closes the menu; its sections keep their state for the next time. */
const close = (menu: HTMLDetailsElement | null): void => {
  if (menu) menu.open = false;
};

/**
 * Closes the phone menu on Escape (which moves focus to its button), when a link in it is followed, and in a window as wide
 * as `md`. The element holds the state, so hydration keeps what the visitor did before.
 */
export function usePhoneMenu(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const element = menu.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // In the search dialog over the menu, it closes the dialog.
      if (event.key !== 'Escape' || !element?.open || document.querySelector('dialog[open]')) return;
      close(element);
      element.querySelector('summary')?.focus({ preventScroll: true });
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target as Element).closest('a')) return;
      close(element);
      // For a link to the current page; navigation moves focus to the start of the next page.
      element?.querySelector('summary')?.focus({ preventScroll: true });
    };
    const wide = window.matchMedia(media.md.replace('@media ', ''));
    const onWide = () => close(element);
    document.addEventListener('keydown', onKeyDown);
    element?.addEventListener('click', onClick);
    wide.addEventListener('change', onWide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('click', onClick);
      wide.removeEventListener('change', onWide);
    };
  }, [menu]);
}
