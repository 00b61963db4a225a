import { useEffect } from 'react';
import { replaceHash } from '../../lib/routing/hash-store';

/** How far below the top of the window a heading counts as reached, in pixels: under the bar, with some air. */
const reach = 120;

/** The last heading above the reach; none while the first is still below. */
function placeOf(ids: readonly string[]): string {
  const above = ids.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < reach,
  );
  return above.at(-1) ?? '';
}

/** By these a visitor scrolls, rather than the browser on the way to what the address asks for. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Names in the address the part that is being read, without a new entry in the history. It starts with the first scroll, and
 * what an address asks for stays in it until the visitor moves on. Nothing is measured but when a heading passes.
 */
export function useReadingPlace(ids: readonly string[]): void {
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').filter(Boolean);
    const { pathname } = window.location;
    let scrolled = false;
    let asked = window.location.hash !== '';
    const onScroll = () => {
      scrolled = true;
    };
    const onAsked = () => {
      asked = true;
    };
    const onOwnMove = () => {
      asked = false;
    };
    const observer = new IntersectionObserver(
      () => {
        // The address of the next page is there before the page itself.
        const leaving = window.location.pathname !== pathname;
        if (scrolled && !asked && !leaving) replaceHash(placeOf(headings));
      },
      { rootMargin: `-${reach}px 0px 0px 0px`, threshold: [0, 1] },
    );
    for (const id of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    window.addEventListener('scroll', onScroll, { passive: true, once: true });
    window.addEventListener('hashchange', onAsked);
    for (const move of ownMoves) window.addEventListener(move, onOwnMove, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onAsked);
      for (const move of ownMoves) window.removeEventListener(move, onOwnMove);
    };
  }, [key]);
}
