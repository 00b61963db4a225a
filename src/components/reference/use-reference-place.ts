import { useEffect } from 'react';
import { onHashChange } from '../../lib/hooks/use-hash';
import { fragmentTarget } from '../../lib/routing/fragment-target';
import { reveal } from '../../lib/routing/reveal';
import { panelIds, showCurrent } from '../docs/panels';

/** Marks the link to the part of the page that contains an element, in the tree, whose HTML isn't hydrated. */
function mark(element: Element | null): void {
  const nav = document.getElementById(panelIds.tree);
  if (!nav) return;
  const part = element?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
  for (const link of nav.querySelectorAll('[aria-current="location"]')) link.removeAttribute('aria-current');
  if (part) nav.querySelector(`a[href="#${part}"]`)?.setAttribute('aria-current', 'location');
  showCurrent(nav);
}

/** Marks the part being read in the tree, and opens what is folded around the element in the address. */
export function useReferencePlace(): void {
  useEffect(() => {
    const show = () => {
      const element = fragmentTarget(window.location.hash);
      if (element) reveal(element);
      mark(element);
    };
    // Newer browsers print what is folded, by its style.
    const unfold = () => {
      if (CSS.supports('selector(::details-content)')) return;
      for (const details of document.querySelectorAll<HTMLDetailsElement>('article details'))
        details.open = true;
    };
    window.addEventListener('beforeprint', unfold);
    show();
    const unsubscribe = onHashChange(show);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      unsubscribe();
    };
  }, []);
}
