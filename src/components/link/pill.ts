import { css } from '@emotion/react';
import { color, radius, space, text } from '../../theme/tokens';

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
