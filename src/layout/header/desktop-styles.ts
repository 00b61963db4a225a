import { css } from '@emotion/react';
import { color, duration, media, radius, shadow, size, space, text, transition } from '../../theme/tokens';
import type { MenuData } from './MenuLinks';

const visible = { visibility: 'visible', opacity: 1 } as const;
const hidden = { visibility: 'hidden', opacity: 0 } as const;

const sheet = {
  backgroundColor: color.surface,
  border: `1px solid ${color.menuEdge}`,
  borderRadius: radius.board,
  boxShadow: shadow.menu,
};

const panelPadding = space(3);

export const nav = css({ display: 'none', position: 'relative', [media.md]: { display: 'block' } });

export const list = css({ display: 'flex' });

export const item = css({
  position: 'relative',
  // Before hydration hover and focus open the panel, afterward only the state does.
  'nav:not([data-enhanced]) &:hover > [data-panel], nav:not([data-enhanced]) &:focus-within > [data-panel]': {
    ...visible,
    ...sheet,
    padding: panelPadding,
  },
  // One panel at a time: the one with focus, otherwise the one under the pointer.
  'nav:not([data-enhanced]):has([data-menu] :focus-visible) &:not(:focus-within) > [data-panel]': hidden,
  'nav:not([data-enhanced]):not(:has(:focus-visible)):has([data-menu]:hover) &:not(:hover) > [data-panel]':
    hidden,
  '&[data-open] > [data-panel]': visible,
  // Bridges the gap between bar and panel, along the whole panel once its width is known.
  '&[data-open]::after, nav:not([data-enhanced]) &:hover::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    width: 'var(--panel-width, 100%)',
    top: '100%',
    height: space(3),
  },
});

const barItem = {
  display: 'flex',
  alignItems: 'center',
  gap: space(0.5),
  minHeight: size.target,
  // The whole bar fits from `md` on.
  paddingInline: space(1.5),
  [media.lg]: { gap: space(1.5), paddingInline: space(3) },
  // Leaves room for the search field.
  [media.xl]: { paddingInline: space(2.5) },
  borderRadius: radius.small,
  ...text.nav,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

const marked = {
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.5em',
} as const;

export const trigger = css({
  ...barItem,
  '&:hover, &[aria-expanded="true"]': { backgroundColor: color.surface },
  '&[data-current], &:has(+ [data-panel] [aria-current])': marked,
  '& svg': { [media.motion]: { transition: transition('transform', 'quick') } },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

export const topLink = css({
  ...barItem,
  '&:hover': { backgroundColor: color.surface },
  '&[aria-current]': marked,
});

/** The panel's surface: one element, which slides below the open trigger and takes its menu's size. */
export const shell = css({
  position: 'absolute',
  top: `calc(100% + ${space(2)})`,
  left: 0,
  width: 'var(--panel-width)',
  height: 'var(--panel-height)',
  transform: 'translateX(var(--panel-x))',
  contain: 'strict',
  ...sheet,
  ...hidden,
  pointerEvents: 'none',
  'nav[data-open] > &': visible,
  // No transition on closing: the surface leaves with the links.
  [media.motion]: {
    'nav[data-open] > &': { transition: transition('opacity, visibility', 'quick') },
    'nav[data-open][data-slides] > &': {
      transitionProperty: 'transform, width, height, opacity, visibility',
      transitionDuration: `${duration.slide}ms`,
    },
  },
});

export const panel = css({
  position: 'absolute',
  top: `calc(100% + ${space(2)})`,
  left: 0,
  // Forced colors would draw a transparent border as a second frame beside that of the shell.
  padding: `calc(${panelPadding} + 1px)`,
  zIndex: 1,
  // The bar is sticky, so what a low window clips could not be scrolled to.
  maxHeight: `calc(100vh - ${size.header} - ${space(6)})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...hidden,
  [media.motion]: { '[data-open] > &': { transition: transition('opacity', 'slide') } },
});

const width = (pixels: number) => css({ width: pixels, maxWidth: `calc(100vw - ${space(8)})` });

/** 700, 500 and 500 px. */
export const panelWidth = {
  products: width(size.menu.products),
  solutions: width(size.menu.solutions),
  developers: width(size.menu.developers),
};

const items = css({ display: 'grid', gap: space(0.5) });
const twoColumns = css(items, { gridTemplateColumns: '1fr 1fr' });
const besideShortcuts = css(twoColumns, { paddingBottom: space(3), borderBottom: `1px solid ${color.line}` });

const shortcuts = css({
  padding: `${space(3)} ${space(3)} ${space(1)}`,
  '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space(4) },
});

const shortcutsTitle = css({ marginBottom: space(1), ...text.label, color: color.ink3 });

const shortcut = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: space(9),
  ...text.caption,
  textDecoration: 'none',
  '&:hover, &[aria-current="page"]': { textDecoration: 'underline' },
});

/** The styles of a menu's links. */
export const linksOf = ({ id, quick_links: quick }: MenuData) => ({
  items: quick ? besideShortcuts : id === 'products' ? twoColumns : items,
  shortcuts,
  shortcutsTitle,
  shortcut,
});
