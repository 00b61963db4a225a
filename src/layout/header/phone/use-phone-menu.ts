import { type RefObject, useEffect } from 'react';
import { media } from '../../../theme/tokens';
import { usePageChange } from '../use-page-change';

/** Closes the menu; the sections in it stay as they are, for the next time. */
const close = (menu: HTMLDetailsElement | null): void => {
  if (menu) menu.open = false;
};

/**
 * What closes the phone menu: Escape (which gives focus back to its button), another page, a link of the page that is
 * shown, and a window as wide as `md`. Open or closed is the element's own state, so what a visitor did before the
 * script arrived stays done.
 */
export function usePhoneMenu(menu: RefObject<HTMLDetailsElement>): void {
  usePageChange(() => close(menu.current));

  useEffect(() => {
    const element = menu.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return;
      close(element);
      element.querySelector('summary')?.focus({ preventScroll: true });
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target as Element).closest('a')) return;
      close(element);
      // For a link of the page that is shown; another page takes the focus to its start.
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
