import { css } from '@emotion/react';
import { color, media, radius, size, space, text, transition, wrapping } from '../../theme/tokens';
import { toggleRoom } from './phone-styles';

export const skipLink = css({
  position: 'absolute',
  top: space(2),
  left: space(2),
  zIndex: 20,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.control,
  backgroundColor: color.ink,
  color: color.onFill,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

const solid = { backgroundColor: color.paper, borderBottomColor: color.lineStrong };

/**
 * Transparent at the top, solid past `scrollThreshold` (src/ssr/inline-script.ts). Without JavaScript the scroll position is unknown, so the bar isn't sticky:
 * it stays at the top of the page, where it needs no background. It also does in a low window, of which it would cover a third.
 */
export const header = css({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  borderBottom: '1px solid transparent',
  'html[data-scrolled] &': solid,
  [media.motion]: { transition: transition('background-color, border-color', 'quick') },
  'html:not([data-script]) &': { position: 'relative' },
  // The open menu covers the page, so the bar with its button stays.
  [media.low]: { '&:not(:has([data-phone-menu][open]))': { position: 'relative' } },
});

/** On phones the menu button has its column before it's parsed, so that search, which may be tapped by then, doesn't move. */
export const bar = css({
  display: 'grid',
  gridTemplateColumns: `1fr auto ${toggleRoom}`,
  justifyItems: 'start',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  minHeight: size.header,
  // What doesn't fit, in a wider font or with more space between letters, goes to the end of a second line, once all is parsed.
  [media.md]: { ...wrapping, '&:has(> div)': { justifyContent: 'flex-end' } },
  [media.lg]: { columnGap: space(5) },
});

/** Pushed to the end of the bar. */
export const search = css({ [media.md]: { marginInlineStart: 'auto' } });

export const account = css({
  display: 'none',
  [media.md]: { display: 'flex', alignItems: 'center', gap: space(2) },
  [media.lg]: { gap: space(4) },
});

export const signIn = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  ...text.nav,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
});
