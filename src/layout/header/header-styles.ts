import { css } from '@emotion/react';
import { color, duration, media, size, space, text } from '../../theme/tokens';

const solid = { backgroundColor: color.paper, borderBottomColor: color.lineStrong };

/**
 * Transparent at the top, solid past 50 px. Without script the scroll position itself drives the style where the
 * browser can (scroll-driven animation); where it cannot, the bar stays at the top of the page and needs no background.
 */
export const header = css({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  borderBottom: '1px solid transparent',
  ':root[data-scrolled] &': solid,
  [media.motion]: {
    transition: `background-color ${duration.quick}ms ease-out, border-color ${duration.quick}ms ease-out`,
  },
  ':root:not([data-script]) &': { position: 'absolute', insetInline: 0 },
  '@supports (animation-timeline: scroll())': {
    '@keyframes solid-header': { to: solid },
    ':root:not([data-script]) &': {
      position: 'sticky',
      animation: 'solid-header 1ms linear both',
      animationTimeline: 'scroll(root)',
      animationRange: '50px 50.01px',
    },
  },
});

export const bar = css({ display: 'flex', alignItems: 'center', gap: space(7), height: size.header });

export const account = css({
  display: 'none',
  [media.md]: { display: 'flex', alignItems: 'center', gap: space(4), marginInlineStart: 'auto' },
});

export const signIn = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  ...text.nav,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
