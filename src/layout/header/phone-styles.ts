import { css, keyframes } from '@emotion/react';
import {
  breakpoint,
  color,
  entrance,
  media,
  radius,
  size,
  space,
  text,
  transition,
} from '../../theme/tokens';

const slideDown = keyframes({ from: { transform: 'translateY(-1rem)', opacity: 0 } });

/** Rows of a sheet have the same inset as the items of a menu. With large text the words need the room. */
const inset = `min(${space(3)}, 3vw)`;

export const menu = css({
  [media.md]: { display: 'none' },
});

/** The part of the button that's outside the page's edge, so that the icon, not its padding, is aligned with the edge. */
const overhang = `(${size.barTarget} - ${space(4)}) / 2`;

/** The room that the button takes in the bar. */
export const toggleRoom = `calc(${size.barTarget} - ${overhang})`;

export const toggle = css({
  display: 'grid',
  placeItems: 'center',
  width: size.barTarget,
  height: size.target,
  marginInlineEnd: `calc(-1 * ${overhang})`,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { gridArea: '1 / 1' },
  '& > svg:last-of-type, [open] > & > svg:first-of-type': { visibility: 'hidden' },
  '[open] > & > svg:last-of-type': { visibility: 'visible' },
});

export const sheet = css({
  position: 'fixed',
  inset: `${size.header} 0 0`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 min(${space(3.5)}, 4vw) ${space(6)}`,
  backgroundColor: color.paper,
  [media.motion]: { animation: entrance(`${slideDown}`, 'slide') },
});

export const card = css({
  maxWidth: breakpoint.sm,
  marginInline: 'auto',
  padding: `${space(1.5)} min(${space(4.5)}, 5vw) ${space(4.5)}`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
});

export const section = css({ borderBottom: `1px solid ${color.line}` });

export const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: space(13.5),
  ...text.body,
  fontWeight: 500,
  textDecoration: 'none',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&[aria-current], &[data-current], [data-phone-menu] :has([aria-current]) > &': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.4em',
  },
  '& svg': { [media.motion]: { transition: transition('transform', 'quick') } },
  '[open] > & svg': { transform: 'rotate(180deg)' },
});

export const items = css({ margin: `0 calc(-1 * ${inset})`, paddingBottom: space(2) });

export const shortcuts = css({ paddingBottom: space(3) });

export const shortcutsTitle = css({ margin: `${space(1)} 0`, ...text.label, color: color.ink3 });

export const shortcut = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: space(10),
  ...text.small,
  textDecoration: 'none',
});

export const buttons = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${space(33)}, 100%), 1fr))`,
  gap: space(2.5),
  paddingTop: space(4.5),
});

export const scheme = css({ paddingTop: space(4.5) });
