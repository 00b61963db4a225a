import { css, keyframes } from '@emotion/react';
import { color, entrance, media, radius, shadow, size, space, text } from '../../../theme/tokens';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

/** Covers the whole window, so that a click beside the panel is one on the dialog. */
export const dialog = css({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: 'transparent',
  color: color.ink,
  '&::backdrop': { backgroundColor: color.backdrop, opacity: 0.45 },
  [media.print]: { display: 'none' },
});

/** The whole window on phones, whichever way they're held, a panel in its upper half elsewhere. */
export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  backgroundColor: color.surface,
  [media.motion]: { animation: entrance(`${appear}`, 'quick') },
  [media.roomy]: {
    height: 'auto',
    width: `calc(100% - ${space(8)})`,
    maxWidth: size.article,
    maxHeight: `calc(100dvh - ${space(36)})`,
    margin: `${space(18)} auto 0`,
    borderRadius: radius.board,
    boxShadow: shadow.menu,
    overflow: 'hidden',
    border: `1px solid ${color.menuEdge}`,
  },
});

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  padding: `${space(2)} ${space(3)} ${space(2)} ${space(5)}`,
  borderBottom: `1px solid ${color.line}`,
});

export const field = css({
  flex: 1,
  minWidth: 0,
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  ...text.body,
  // The field is the only one, and the caret shows that it has the focus; an outline would cut through the panel.
  outline: 'none',
});

export const close = css({
  minHeight: size.target,
  padding: `0 ${space(2)}`,
  borderRadius: radius.small,
  ...text.caption,
  color: color.ink2,
  '&:hover': { backgroundColor: color.paper },
});

export const body = css({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  padding: `0 ${space(2)} ${space(4)}`,
  // The panel would clip an outline at its edge.
  '& :focus-visible': { outlineOffset: `-${space(0.5)}` },
});

/** For keyboard users only. */
export const hints = css({
  display: 'none',
  padding: `${space(2.5)} ${space(5)}`,
  borderTop: `1px solid ${color.line}`,
  ...text.label,
  color: color.ink3,
  '@media (hover: hover)': { [media.md]: { display: 'flex', gap: space(5) } },
});
