import { css } from '@emotion/react';
import { formatMonth } from '../../lib/time/day-format';
import type { RailId } from '../../theme/rails';
import { color, media, space, text, twoColumnsAtMost } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';

type FactCard = Queries.ProductPageQuery['product']['facts'][number];

const list = css({
  position: 'relative',
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: twoColumnsAtMost(space(28), space(8)),
  paddingTop: space(7),
  borderTop: '6px solid var(--rail)',
  [media.md]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const item = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  [media.md]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: `calc(-1 * ${space(7)} - 3px - ${space(2.25)})`,
      insetInlineStart: 0,
      width: space(4.5),
      height: space(4.5),
      border: `4px solid ${color.ink}`,
      borderRadius: '50%',
      backgroundColor: color.surface,
    },
  },
});

const figure = css({ order: -1, ...text.figure });
/** Below its figure: what follows in print may be on another page. */
const label = css({ ...text.caption, color: color.ink2, [media.print]: { breakAfter: 'auto' } });
const source = css({
  marginTop: space(1.5),
  ...text.label,
  color: color.ink3,
  // The arrow isn't alone on a line.
  '& a': { display: 'inline-block' },
});

/** Four figures along a rail's line; those of a network have a date and a source. */
export function FactRule({ rail, facts }: { rail: RailId; facts: readonly FactCard[] }) {
  return (
    <dl css={list} data-rail={rail}>
      {facts.map(({ label: words, fact }) => (
        <div key={words} css={item}>
          <dt css={label}>{words}</dt>
          <dd css={figure}>{fact.words}</dd>
          {fact.source && fact.as_of ? (
            <dd css={source}>
              {`as of ${formatMonth(fact.as_of)}\u00a0· `}
              <SmartLink href={fact.source.url}>{fact.source.title}</SmartLink>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
