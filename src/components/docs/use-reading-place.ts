import { useEffect } from 'react';
import { replaceHash } from '../../lib/hooks/use-hash';

/** Pixels below the top of the window at which a heading counts as reached: below the header and the bar, with some space. */
const reach = 140;

/** The last heading above the reach; empty while the first is still below. */
function placeOf(ids: readonly string[]): string {
  const above = ids.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < reach,
  );
  return above.at(-1) ?? '';
}

/** Events of a visitor who scrolls, as opposed to the browser scrolling to a fragment. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Writes the part being read to the address, without a new history entry. Starts with the visitor's first scroll, so that
 * the fragment of a link stays until then. An IntersectionObserver keeps it cheap: positions are read only when a heading passes.
 */
export function useReadingPlace(ids: readonly string[]): void {
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').filter(Boolean);
    let scrolled = false;
    // The fragment at the visitor's last move, or the one written since. Any other comes from a link.
    let own = '';
    const onScroll = () => {
      scrolled = true;
    };
    const onOwnMove = () => {
      own = window.location.hash;
    };
    const observer = new IntersectionObserver(
      () => {
        if (!scrolled || window.location.hash !== own) return;
        replaceHash(encodeURIComponent(placeOf(headings)));
        own = window.location.hash;
      },
      { rootMargin: `-${reach}px 0px 0px 0px`, threshold: [0, 1] },
    );
    for (const id of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    window.addEventListener('scroll', onScroll, { passive: true, once: true });
    for (const move of ownMoves) window.addEventListener(move, onOwnMove, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      for (const move of ownMoves) window.removeEventListener(move, onOwnMove);
    };
  }, [key]);
}
