import { useEffect } from 'react';
import { useHash } from '../../lib/hooks/use-hash';
import { fragmentTarget } from '../../lib/routing/fragment-target';
import { reveal } from '../../lib/routing/reveal';
import { media } from '../../theme/tokens';
import { useReadingPlace } from './use-reading-place';

/** The IDs of the navigations: the tree and the contents of a page. Their HTML isn't hydrated. */
export const panelIds = { tree: 'docs-tree', contents: 'docs-contents' } as const;

const panels = () => document.querySelectorAll<HTMLElement>(`#${panelIds.tree}, #${panelIds.contents}`);

/** Scrolls a panel, not the page, until it shows its current link. */
function showCurrent(panel: Element): void {
  const link = [...panel.querySelectorAll('[aria-current]')].at(-1);
  if (!link) return;
  const [outer, inner] = [panel.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    panel.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** Marks the part that a fragment leads to, or the one around it, and opens what's folded there. */
function showPlace(hash: string): void {
  const element = fragmentTarget(hash);
  if (element) reveal(element);
  const part = element?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
  for (const panel of panels()) {
    panel.querySelector('[aria-current="location"]')?.removeAttribute('aria-current');
    panel
      .querySelector(`a[href="#${element?.id}"], a[href="#${part}"]`)
      ?.setAttribute('aria-current', 'location');
    showCurrent(panel);
  }
}

/**
 * Writes the part being read to the address, and marks it in the navigations. Closes one when one of its links is followed, and
 * where it becomes a column.
 * @param ids of the parts of the page
 */
export function useDocsPlace(ids: readonly string[]): void {
  useReadingPlace(ids);
  const hash = useHash();
  useEffect(() => showPlace(hash), [hash]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const wide = window.matchMedia(media.docs.replace('@media ', ''));
    for (const panel of panels()) {
      const close = () => panel.hidePopover?.();
      const onClick = ({ target }: Event) => (target as Element).closest('a') && close();
      panel.addEventListener('click', onClick, { signal });
      panel.addEventListener('toggle', () => showCurrent(panel), { signal });
      wide.addEventListener('change', close, { signal });
    }
    return () => listening.abort();
  }, []);
}
