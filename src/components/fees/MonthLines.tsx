import { css } from '@emotion/react';
import type { Month, PricedFee } from '../../lib/payments/fees-calculator';
import { formatDollars, withCommas } from '../../lib/payments/money';
import { color, space, text, wrapping } from '../../theme/tokens';

/** A fee with a field in the calculator; `volume` is the label of that field. */
export type RequestedFee = PricedFee & { readonly volume: string };

const list = css({
  ...text.caption,
  '& > div': {
    ...wrapping,
    justifyContent: 'space-between',
    gap: `0 ${space(4)}`,
    paddingBlock: space(2),
    borderTop: `1px solid ${color.line}`,
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& > div:nth-last-of-type(3)': { borderTopColor: color.ink },
});

type MonthLinesProps = {
  month: Month<RequestedFee>;
  /** Our name, as the one who charges. */
  us: string;
};

/** The parts of a month's cost: by fee, then by who charges. */
export function MonthLines({ month, us }: MonthLinesProps) {
  const lines = [
    ...month.lines.map(({ fee, volume, cents }) => [`${fee.volume}: ${withCommas(volume)}`, cents] as const),
    [`${us} charges`, month.us],
    ['Up to the monthly minimum', month.topUp],
    ['The partner bank charges', month.bank],
  ] as const;
  return (
    <dl css={list}>
      {lines.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{formatDollars(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
