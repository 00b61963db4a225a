import { css } from '@emotion/react';
import { color, radius, size, space, text } from '../../theme/tokens';

const button = css({
  minHeight: size.target,
  paddingInline: space(5),
  border: `1px solid ${color.ink}`,
  borderRadius: radius.pill,
  backgroundColor: color.ink,
  color: color.onFill,
  font: 'inherit',
  ...text.nav,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.inkHover },
});

/** Reloads the document with its scripts and data. */
export const TryAgain = () => (
  <button type="button" css={button} onClick={() => window.location.reload()}>
    Try again
  </button>
);
