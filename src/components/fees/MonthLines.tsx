import { css } from '@emotion/react';
import type { Month, PricedFee } from '../../lib/payments/fees-calculator';
import { formatDollars, withCommas } from '../../lib/payments/money';
import { color, size, space, text, wrapping } from '../../theme/tokens';

/** A fee with a field in the calculator; `volume` is the label of that field. */
export type RequestedFee = PricedFee & { readonly volume: string };

const list = css({
  maxWidth: size.article,
  ...text.caption,
  '& > div': {
    ...wrapping,
    justifyContent: 'space-between',
    gap: `0 ${space(4)}`,
    paddingBlock: space(2),
    borderTop: `1px solid ${color.line}`,
  },
  '& > div:last-of-type': { borderTopColor: color.ink, ...text.body, fontWeight: 500 },
});

type MonthLinesProps = {
  month: Month<RequestedFee>;
  /** Our name, as the one who charges. */
  us: string;
};

/** The cost of a month by fee, then what each party charges. */
export function MonthLines({ month, us }: MonthLinesProps) {
  const lines = [
    ...month.lines.map(({ fee, volume, cents }) => [`${fee.volume}: ${withCommas(volume)}`, cents] as const),
    [`${us} charges`, month.us],
    ['Up to the monthly minimum', month.topUp],
    ['The partner bank charges', month.bank],
    ['Total a month', month.total],
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
