import { css } from '@emotion/react';
import { color, media, radius, space, text } from '../../theme/tokens';

export type Neighbor = { readonly name: string; readonly href: string };

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
  '&:hover': { backgroundColor: color.surface },
});
const right = css({ [media.sm]: { gridColumn: 2 } });
const label = css({
  display: 'block',
  marginBottom: space(1),
  ...text.label,
  color: color.ink3,
});

type PreviousNextProps = {
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** Labels above the names. */
  labels?: { previous: string; next: string };
};

/** Links to the pages before and after this one in their list. */
export default function PreviousNext({
  previous,
  next,
  labels = { previous: 'Previous', next: 'Next' },
}: PreviousNextProps) {
  return (
    <nav aria-label={`${labels.previous} and ${labels.next.toLowerCase()}`} css={row} data-print="none">
      {previous ? (
        <a href={previous.href} css={card}>
          <span css={label}>{labels.previous}</span> {previous.name}
        </a>
      ) : null}{' '}
      {next ? (
        <a href={next.href} css={[card, right]}>
          <span css={label}>{labels.next}</span> {next.name}
        </a>
      ) : null}
    </nav>
  );
}
