import { css } from '@emotion/react';
import { formatCents } from '../../lib/payments/money';
import { color, media, space, text } from '../../theme/tokens';
import { scroller } from '../table/scroller';
import { visuallyHidden, visuallyHiddenRules } from '../visually-hidden';

/** A fee. The fragment of its row is `#fee-` followed by its id. */
export type FeeRow = Queries.FeesPageQuery['fees']['groups'][number]['rows'][number];

/** Without room for columns, each fee is a block, so that its amount is in view. */
const block = css({ [media.narrow]: { display: 'block', width: 'auto', padding: 0, textAlign: 'start' } });
const table = css({ width: '100%', borderTop: `1px solid ${color.lineStrong}` });
const headRow = css({ [media.narrow]: visuallyHiddenRules });
const headCell = css({
  padding: `${space(3)} ${space(3)} ${space(3)} 0`,
  ...text.label,
  color: color.ink3,
  '&:last-child': { textAlign: 'end', paddingRight: 0 },
});
/** The space after a column: less on the narrowest phones, where the amounts wouldn't fit. */
const gap = `min(${space(3)}, 2.5vw)`;
/** The same widths in every table of the page, unless enlarged text needs more. */
const widths = {
  name: css({ width: '42%', [media.sm]: { width: '40%' } }),
  unit: css({ width: '32%', [media.sm]: { width: '26%' } }),
  charger: css({ [media.sm]: { width: '20%' } }),
};
const rowStyle = css({
  borderTop: `1px solid ${color.line}`,
  scrollMarginTop: space(24),
  '&:target': { boxShadow: `inset 0 2px 0 ${color.focus}` },
  [media.narrow]: { display: 'block', paddingBlock: space(3) },
  [media.print]: { breakInside: 'avoid' },
});
const nameCell = css({
  padding: `${space(3.5)} ${gap} ${space(3.5)} 0`,
  ...text.body,
  fontWeight: 500,
});
const noteStyle = css({ display: 'block', ...text.caption, fontWeight: 400, color: color.ink3 });
const cell = css({
  padding: `${space(3.5)} ${gap} ${space(3.5)} 0`,
  ...text.small,
  color: color.ink2,
});
const wideOnly = css({ display: 'none', [media.sm]: { display: 'table-cell' } });
// On a phone the charger is below the unit.
const narrowOnly = css({
  display: 'block',
  ...text.caption,
  color: color.ink3,
  [media.sm]: { display: 'none' },
});
const amount = css({
  padding: `${space(3.5)} 0`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...text.body,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

type FeeTableProps = {
  title: string;
  rows: readonly FeeRow[];
  /** Our name, for fees that we charge. */
  us: string;
};

/** Fees under one heading: name, unit, charger, amount. */
export function FeeTable({ title, rows, us }: FeeTableProps) {
  const charger = { us, bank: 'partner bank' };
  return (
    <div css={scroller}>
      <table css={table}>
        <caption css={visuallyHidden}>{title}: fees in US dollars</caption>
        <thead css={headRow}>
          <tr>
            <th scope="col" css={[headCell, widths.name]}>
              Fee
            </th>
            <th scope="col" css={[headCell, widths.unit]}>
              Unit
            </th>
            <th scope="col" css={[headCell, widths.charger, wideOnly]}>
              Charged by
            </th>
            <th scope="col" css={headCell}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={`fee-${row.id}`} css={rowStyle}>
              <th scope="row" css={[nameCell, block]}>
                {row.name}
                {row.note ? <span css={noteStyle}>{` ${row.note}`}</span> : null}
              </th>
              <td css={[cell, block]}>
                {row.unit}{' '}
                <span css={narrowOnly} data-alternate="none">
                  {charger[row.charged_by]}
                </span>
              </td>
              <td css={[cell, wideOnly]}>{charger[row.charged_by]}</td>
              <td css={[amount, block]}>{formatCents(row.cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
