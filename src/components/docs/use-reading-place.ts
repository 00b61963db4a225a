import { useEffect } from 'react';
import { replaceHash } from '../../lib/hooks/use-hash';

/** Pixels below the top of the window at which a heading counts as reached: below the header, and the bar of narrow windows, with some space. */
const reach = (): number => (window.innerWidth < 1024 ? 140 : 120);

/** Events of a visitor who scrolls, as opposed to the browser scrolling to a fragment. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Writes the part being read to the address, without a new history entry. Starts with the visitor's first scroll, so that
 * the fragment of a link stays until then. An IntersectionObserver keeps it cheap: positions are read only when a heading passes.
 */
export function useReadingPlace(ids: readonly string[]): void {
  const key = ids.join(' ');
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
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
        const above = headings.filter((heading) => heading.getBoundingClientRect().top < reach());
        replaceHash(encodeURIComponent(above.at(-1)?.id ?? ''));
        onOwnMove();
      },
      { rootMargin: `-${reach()}px 0px 0px 0px`, threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
    window.addEventListener('scroll', onScroll, { ...options, once: true });
    for (const move of ownMoves) window.addEventListener(move, onOwnMove, options);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [key]);
}
