import { useEffect } from 'react';
import { onHashChange } from '../../lib/hooks/use-hash';
import { fragmentTarget } from '../../lib/routing/fragment-target';
import { reveal } from '../../lib/routing/reveal';
import { media } from '../../theme/tokens';
import { useReadingPlace } from '../docs/use-reading-place';
import { showIn } from '../docs/use-shown-link';

/** The ID of the side navigation, whose HTML isn't hydrated. */
export const sideId = 'resources';

/** Marks the link to the part of the page that contains an element. */
function mark(nav: HTMLElement, element: Element | null): void {
  const part = element?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
  for (const link of nav.querySelectorAll('[aria-current="location"]')) link.removeAttribute('aria-current');
  const link = part ? nav.querySelector(`a[href="#${part}"]`) : null;
  link?.setAttribute('aria-current', 'location');
  const shown = link ?? nav.querySelector('[aria-current]');
  if (shown) showIn(nav, shown);
}

/**
 * Keeps the address at the part being read, marks that part in the side navigation, and opens what is folded around the
 * element in the address.
 * @param ids of the headings
 */
export function useReferencePlace(ids: readonly string[]): void {
  useReadingPlace(ids);
  useEffect(() => {
    const nav = document.getElementById(sideId);
    const show = () => {
      const element = fragmentTarget(window.location.hash);
      if (element) reveal(element);
      if (nav) mark(nav, element);
    };
    // On a phone the navigation covers the page until it's closed.
    const close = ({ target }: Event) => {
      if ((target as Element).closest('a')) nav?.hidePopover?.();
    };
    // In a wide window it's a column, which as an open popover would lie over the page.
    const wide = window.matchMedia(media.md.replace('@media ', ''));
    const onWide = () => nav?.hidePopover?.();
    // Newer browsers print what is folded, by its style.
    const unfold = () => {
      if (CSS.supports('selector(::details-content)')) return;
      for (const details of document.querySelectorAll<HTMLDetailsElement>('article details'))
        details.open = true;
    };
    nav?.addEventListener('click', close);
    wide.addEventListener('change', onWide);
    window.addEventListener('beforeprint', unfold);
    show();
    const unsubscribe = onHashChange(show);
    return () => {
      nav?.removeEventListener('click', close);
      wide.removeEventListener('change', onWide);
      window.removeEventListener('beforeprint', unfold);
      unsubscribe();
    };
  }, []);
}
