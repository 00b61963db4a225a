import { css } from '@emotion/react';
import { color, radius, size, space, text } from '../../theme/tokens';

/** A pill-shaped link: a choice, or a step in a list. */
export const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: space(10),
  padding: `${space(1)} ${space(4)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  ...text.nav,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surface },
});

/** A small one, of a link, a button or a select. */
export const smallPill = css(pill, {
  gap: space(2),
  minHeight: size.pill,
  padding: `0 ${space(3.5)}`,
  backgroundColor: color.raised,
  ...text.caption,
  fontWeight: 500,
});
