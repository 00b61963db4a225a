import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { color, media, radius, space, text } from '../../theme/tokens';

export type Neighbour = { readonly name: string; readonly href: string };

const row = css({
  display: 'grid',
  gap: space(4),
  marginTop: space(14),
  [media.sm]: { gridTemplateColumns: '1fr 1fr' },
});
const card = css({
  padding: `${space(4)} ${space(4.5)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.card,
  ...text.body,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.white },
});
const right = css({ [media.sm]: { gridColumn: 2 } });
const label = css({
  display: 'block',
  marginBottom: space(1),
  ...text.mono,
  fontWeight: 400,
  color: color.ink3,
});

/** The articles before and after this one, in the order of the side navigation. */
export function PreviousNext({
  previous,
  next,
}: {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}) {
  return (
    <nav aria-label="Previous and next" css={row} data-print="none">
      {previous ? (
        <Link to={previous.href} css={card}>
          <span css={label}>Previous</span>
          {previous.name}
        </Link>
      ) : null}
      {next ? (
        <Link to={next.href} css={[card, right]}>
          <span css={label}>Next</span>
          {next.name}
        </Link>
      ) : null}
    </nav>
  );
}
