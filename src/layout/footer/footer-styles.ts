import { css } from '@emotion/react';
import { color, media, space, text, twoColumnsAtMost, wrapping } from '../../theme/tokens';

export const footer = css({
  marginTop: space(24),
  borderTop: `1px solid ${color.lineStrong}`,
  paddingBlock: `${space(14)} ${space(16)}`,
  ...text.caption,
  // Print has only the logo, which needs no page.
  [media.print]: { marginTop: space(8), paddingBlock: `${space(4)} 0` },
});

export const top = css({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(5)} ${space(8)}`,
});

/** Below the logo. Each column has its width before the next one is parsed. */
export const columns = (count: number) =>
  css({
    display: 'grid',
    marginTop: space(6),
    gap: `${space(8)} ${space(6)}`,
    gridTemplateColumns: twoColumnsAtMost(space(28), space(6)),
    [media.md]: { gridTemplateColumns: `repeat(${count}, 1fr)` },
  });

export const columnTitle = css({
  marginBottom: space(2),
  ...text.label,
  color: color.ink3,
});

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: space(8),
  // A name of two lines stays apart from the next one.
  paddingBlock: space(1),
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const disclosures = css({
  marginTop: space(14),
  paddingTop: space(7),
  borderTop: `1px solid ${color.line}`,
  color: color.ink3,
  ...text.fine,
  [media.md]: { columns: 2, columnGap: space(16) },
});

export const paragraph = css({ marginBottom: space(2.5), breakInside: 'avoid' });
