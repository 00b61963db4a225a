import { css } from '@emotion/react';
import { formatCents } from '../../lib/payments/money';
import { color, media, space, text } from '../../theme/tokens';
import { Section } from '../page/Section';
import type { FeeRow } from './FeeTable';

const grid = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(10) },
  '& > div': { paddingTop: space(5), borderTop: `1px solid ${color.lineStrong}` },
  // The longest list is beside the two others.
  '& > :nth-of-type(2)': { [media.tablet]: { gridRow: 'span 2' }, [media.md]: { gridRow: 'auto' } },
});
const heading = css({ ...text.h3, marginBottom: space(3) });
const item = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(1),
  ...text.caption,
  color: color.ink2,
  '& a': { color: 'inherit' },
  '& span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

type FeeGlanceProps = {
  glance: { readonly title: string; readonly lede: string };
  rows: readonly FeeRow[];
  /** Our name, as the one who charges. */
  us: string;
};

/** What's free, what we charge and what the bank charges; each fee links to its row. */
export function FeeGlance({ glance, rows, us }: FeeGlanceProps) {
  const parts = [
    ['Free', rows.filter(({ cents }) => cents === 0)],
    [`${us} charges`, rows.filter(({ cents, charged_by }) => cents > 0 && charged_by === 'us')],
    ['The partner bank charges', rows.filter(({ cents, charged_by }) => cents > 0 && charged_by === 'bank')],
  ] as const;
  return (
    <Section {...glance} id="glance">
      <dl css={grid}>
        {parts.map(([name, fees]) => (
          <div key={name}>
            <dt css={heading}>{name}</dt>
            {fees.map(({ id, name: fee, cents }) => (
              <dd key={id} css={item}>
                <a href={`#fee-${id}`}>{fee}</a>
                {cents > 0 ? <span>{formatCents(cents)}</span> : null}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
