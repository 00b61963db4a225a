import { css } from '@emotion/react';
import type { Month, PricedFee } from '../../lib/payments/fees-calculator';
import { formatDollars, withCommas } from '../../lib/payments/money';
import { color, media, space, text } from '../../theme/tokens';
import { scroller } from '../table/scroller';
import { visuallyHidden, visuallyHiddenRules } from '../visually-hidden';

/** A fee with a field in the calculator; `volume` is the label of that field. */
export type RequestedFee = PricedFee & { readonly volume: string };

const table = css({
  width: '100%',
  ...text.caption,
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 400, overflowWrap: 'anywhere' },
  '& td, & thead th + th': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& th, & td': {
    padding: `${space(2)} 0`,
    paddingInlineStart: space(3),
    borderTop: `1px solid ${color.line}`,
    '&:first-of-type': { paddingInlineStart: 0 },
  },
  '& td:first-of-type': { paddingInlineStart: space(3) },
  '& thead th': { border: 0, ...text.label, color: color.ink3 },
  '& tfoot tr:first-of-type > *': { borderTopColor: color.ink },
  '& tfoot tr:last-of-type > *': { ...text.body, fontWeight: 500 },
  // Without room for columns, a name is above its volume and its amount.
  [media.narrow]: {
    '&, & tbody, & tfoot': { display: 'block' },
    '& thead': visuallyHiddenRules,
    '& tr': { display: 'grid', gridTemplateColumns: 'auto 1fr' },
    '& tr > th': { gridColumn: '1 / -1' },
    '& td': { border: 0, paddingTop: 0, '&:last-of-type': { gridColumn: 2 } },
    '& td:first-of-type': { paddingInlineStart: 0 },
  },
});

type MonthTableProps = {
  /** Whose month it is. */
  title: string;
  month: Month<RequestedFee>;
  /** Our name, as the one who charges. */
  us: string;
};

/** The costs of a month by fee, with what each party charges. */
export function MonthTable({ title, month, us }: MonthTableProps) {
  const sums = [
    [`${us} charges`, month.us],
    ['Up to the monthly minimum', month.topUp],
    ['The partner bank charges', month.bank],
    ['Total', month.total],
  ] as const;
  return (
    <div css={scroller}>
      <table css={table}>
        <caption css={visuallyHidden}>{title}: monthly cost in US dollars</caption>
        <thead>
          <tr>
            {['Fee', 'Volume', 'Amount'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.lines.map(({ fee, volume, cents }) => (
            <tr key={fee.id}>
              <th scope="row">{fee.volume}</th>
              <td>{withCommas(volume)}</td>
              <td>{formatDollars(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, cents]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td>{formatDollars(cents)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
