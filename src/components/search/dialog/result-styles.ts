import { css } from '@emotion/react';
import { color, media, radius, size, space, text } from '../../../theme/tokens';

const inset = space(3);

export const group = css({
  padding: `${space(4)} ${inset} ${space(1.5)}`,
  ...text.label,
  fontWeight: 400,
  color: color.ink3,
});

export const count = css({ marginInlineStart: space(1) });

const row = {
  display: 'block',
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  '&:hover, &:focus': { backgroundColor: color.paper },
  '& mark': {
    background: 'none',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: `underline ${color.focus} 2px`,
    textUnderlineOffset: '0.2em',
    // Browsers would use the color for text on their own background of marks, which isn't there.
    [media.forcedColors]: { color: 'LinkText' },
  },
} as const;

export const hit = css(row, { padding: `${space(2.5)} ${inset}` });

/** Enter opens it while the field has the focus. */
export const first = css(hit, {
  'dialog:has(input:focus) &': {
    boxShadow: `inset 0 0 0 2px ${color.line}`,
    [media.forcedColors]: { outline: '2px solid CanvasText', outlineOffset: -2 },
  },
});

export const title = css({ display: 'block', ...text.nav });

export const page = css({ fontWeight: 400, color: color.ink3 });

export const excerpt = css({
  display: 'block',
  marginTop: space(0.5),
  ...text.caption,
  color: color.ink2,
});

export const parts = css({
  margin: `0 0 ${space(2)} ${inset}`,
  borderInlineStart: `1px solid ${color.line}`,
});

export const part = css(row, { padding: `${space(1.5)} ${inset}`, ...text.caption });

export const partTitle = css({ display: 'block', fontWeight: 500 });

export const start = css(row, {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  padding: `${space(1)} ${inset}`,
  ...text.small,
});

export const message = css({
  padding: `${space(5)} ${inset} ${space(2)}`,
  ...text.small,
  color: color.ink2,
});

/** A heading with a button beside it. */
export const head = css({ display: 'flex', alignItems: 'end', justifyContent: 'space-between' });

export const clear = css({
  minHeight: size.target,
  padding: `0 ${inset}`,
  borderRadius: radius.control,
  ...text.caption,
  color: color.ink2,
  '&:hover, &:focus': { backgroundColor: color.paper },
});

export const recent = css(start, { width: '100%', gap: space(2.5), textAlign: 'start', color: color.ink });

export const again = css({ minHeight: size.target, textDecoration: 'underline', color: color.ink });
