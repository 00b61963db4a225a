import { css } from '@emotion/react';
import { monthOf } from '../../lib/payments/fees-calculator';
import { color, media, space, text } from '../../theme/tokens';
import { Section } from '../page/Section';
import { MonthTable } from './MonthTable';
import { type CalculatedRow, minimumOf, requestedFees } from './requested-fees';

const grid = css({
  display: 'grid',
  gap: space(12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(10) },
});
const example = css({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  [media.print]: { breakInside: 'avoid' },
});
const name = css({ ...text.h3 });
const words = css({ margin: `${space(2)} 0 ${space(4)}`, ...text.small, color: color.ink2 });
const link = css({
  marginTop: space(4),
  ...text.caption,
  'html:not([data-script]) &': { display: 'none' },
});

type FeeExamplesProps = {
  calculator: Queries.FeesPageQuery['fees']['calculator'];
  rows: readonly CalculatedRow[];
  /** Our name, as the one who charges. */
  us: string;
};

/** Example months, calculated at build time, which readers without JavaScript get too. */
export function FeeExamples({ calculator, rows, us }: FeeExamplesProps) {
  const minimum = minimumOf(rows, calculator.minimum);
  return (
    <Section title={calculator.examples_title} lede={calculator.examples_lede} id="examples">
      <div css={grid}>
        {calculator.examples.map(({ name: whose, text: about, volumes }) => {
          const counts = new Map(volumes.map(({ fee, count }) => [fee, count]));
          const query = new URLSearchParams(volumes.map(({ fee, count }) => [fee, `${count}`]));
          return (
            <div key={whose} css={example}>
              <h3 css={name}>{whose}</h3>
              <p css={words}>{about}</p>
              <MonthTable
                title={whose}
                month={monthOf(requestedFees(rows), (id) => counts.get(id) ?? 0, minimum)}
                us={us}
              />
              <p css={link} data-print="none">
                <a href={`/fees?${query}#calculator`} aria-label={`Change these volumes: ${whose}`}>
                  Change these volumes
                </a>
              </p>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
