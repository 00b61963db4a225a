/**
 * The navigations of the documentation: the tree and the contents of a page. In a wide window they're columns. In a narrow one
 * they're popovers, which the bar below the header opens: the browser closes one when the other opens, outside and with Escape.
 */
import { type CSSObject, css } from '@emotion/react';
import { useEffect } from 'react';
import { color, media, shadow, size, space, text } from '../../theme/tokens';

/** The IDs of both. Their HTML may not be hydrated. */
export const panelIds = { tree: 'docs-tree', contents: 'docs-contents' } as const;

/** The attributes of a panel. React 18 passes on `popover`, but its types don't have it. */
export const panelProps = (panel: keyof typeof panelIds) => ({
  id: panelIds[panel],
  'data-print': 'none',
  ...{ popover: 'auto' },
});

const edge = space(4);

/** The starting points, which stay at the top of a tree. */
export const startStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  marginBottom: space(4),
  paddingBottom: space(2),
  backgroundColor: color.paper,
  boxShadow: `0 -${space(6)} ${color.paper}`,
  columnGap: space(4),
  ...text.caption,
  '&& a': {
    minHeight: space(7),
    margin: 0,
    padding: 0,
    border: 0,
    color: color.ink2,
    textDecoration: 'none',
  },
  '&& a:hover': { color: color.ink, textDecoration: 'underline' },
  [media.belowDocs]: { '&& a': { minHeight: space(9) } },
});

const top = `calc(${size.header} + ${edge})`;
const belowBar = `calc(${size.header} + ${size.docsBar})`;

/** Below everything else, where the height of what's above isn't known: nothing is sticky. */
const atBottom: CSSObject = { top: 'auto', bottom: 0 };

export const panel = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  color: color.ink,
  [media.belowDocs]: {
    inset: `${belowBar} 0 auto`,
    width: 'auto',
    maxHeight: `calc(100dvh - ${belowBar})`,
    margin: 0,
    padding: `${space(6)} ${size.gutter}`,
    borderBottom: `1px solid ${color.lineStrong}`,
    backgroundColor: color.paper,
    boxShadow: shadow.menu,
    'html:not([data-script]) &': atBottom,
    '@supports not selector(:popover-open)': { display: 'none' },
  },
  [media.low]: { '&:popover-open': { ...atBottom, maxHeight: '100dvh' } },
  [media.docs]: {
    display: 'block',
    position: 'sticky',
    inset: `${top} auto auto`,
    width: 'auto',
    height: 'auto',
    maxHeight: `calc(100vh - ${top} - ${edge})`,
    // Room for the outlines of links, and at both ends for what's cut off to fade.
    margin: `-${edge} -${space(1)} 0`,
    padding: `${edge} ${space(1)}`,
    maskImage: `linear-gradient(transparent, ${color.ink} ${edge}, ${color.ink} calc(100% - ${edge}), transparent)`,
    backgroundColor: 'transparent',
  },
});

/** Scrolls a panel, not the page, until it shows its current link. */
export function showCurrent(nav: Element | null): void {
  const link = nav && [...nav.querySelectorAll('[aria-current]')].at(-1);
  if (!link) return;
  const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    nav.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** Shows the current links, and closes a panel when one of its links is followed and where it becomes a column. */
export function usePanels(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const wide = window.matchMedia(media.docs.replace('@media ', ''));
    for (const nav of document.querySelectorAll<HTMLElement>(`nav[id^="docs-"]`)) {
      const close = () => nav.hidePopover?.();
      const onClick = ({ target }: Event) => (target as Element).closest('a') && close();
      nav.addEventListener('click', onClick, { signal });
      nav.addEventListener('toggle', () => showCurrent(nav), { signal });
      wide.addEventListener('change', close, { signal });
      showCurrent(nav);
    }
    return () => listening.abort();
  }, []);
}
