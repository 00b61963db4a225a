import { css } from '@emotion/react';
import { formatCents } from '../../lib/payments/money';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { belowHeader, color, media, space, text, wrapping } from '../../theme/tokens';
import { pill } from '../link/pill';
import { visuallyHidden, visuallyHiddenRules } from '../visually-hidden';

type FeeGroup = Queries.FeesPageQuery['fees']['groups'][number];

/** What the filter shows: everything, what's free, or what one of the two charges. */
const shares = ['all', 'free', 'us', 'bank'] as const;
const hidden = { display: 'none' };
/** A filter that works without JavaScript: the checked choice hides the rows of the others, and groups without a row. */
const filtered = css(
  Object.fromEntries(
    shares.slice(1).map((share) => [
      `&:has(input[value="${share}"]:checked)`,
      {
        [`& tr[data-share]:not([data-share="${share}"])`]: hidden,
        [`& tbody:not(:has([data-share="${share}"]))`]: hidden,
      },
    ]),
  ),
);
const filter = css({
  ...wrapping,
  gap: space(2),
  marginBottom: space(6),
  padding: 0,
  border: 0,
});
const choice = css(pill, {
  gap: space(2),
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.ink, backgroundColor: color.surface },
  '& > input': { accentColor: color.focus },
});
/** Without room for columns, each fee is a block, so that its price is in view. */
const block = css({ [media.narrow]: { display: 'block', width: 'auto', padding: 0, textAlign: 'start' } });
const table = css({
  width: '100%',
  '& thead': { [media.narrow]: visuallyHiddenRules },
  '& thead th': { paddingBottom: space(3), ...text.label, color: color.ink3 },
  '& thead th:first-of-type': { width: '45%' },
  '& th:nth-of-type(n + 3), & td:last-of-type': { textAlign: 'end' },
});
const groupName = css(block, {
  padding: `${space(8)} 0 ${space(3)}`,
  borderBottom: `1px solid ${color.lineStrong}`,
  ...text.h3,
});
const rowStyle = css({
  borderTop: `1px solid ${color.line}`,
  scrollMarginTop: space(24),
  verticalAlign: 'baseline',
  '&:target': { boxShadow: `inset 0 2px 0 ${color.focus}` },
  [media.narrow]: { display: 'block', paddingBlock: space(3) },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  // Less space on the narrowest phones, where the prices wouldn't fit.
  padding: `${space(3.5)} min(${space(3)}, 2.5vw) ${space(3.5)} 0`,
  ...text.body,
  fontWeight: 500,
  '& > small': { display: 'block', ...text.caption, fontWeight: 400, color: color.ink3 },
});
const unit = css(cell, { ...text.small, fontWeight: 400, color: color.ink2 });
const price = css(cell, { paddingInlineEnd: 0, whiteSpace: 'nowrap' });

type FeeTableProps = {
  title: string;
  groups: readonly FeeGroup[];
  /** Our name, for fees that we charge. */
  us: string;
};

/** All fees by group: name, unit with the one who charges, price. A group's fragment is its id, a row's `#fee-` and its id. */
export function FeeTable({ title, groups, us }: FeeTableProps) {
  const charger = { us, bank: 'the partner bank' };
  const names = {
    all: 'All fees',
    free: 'Free',
    us: `Charged by ${charger.us}`,
    bank: `Charged by ${charger.bank}`,
  };
  return (
    <div css={filtered}>
      <fieldset css={filter} data-print="none" {...notInAlternate}>
        <legend css={visuallyHidden}>Fees to show</legend>
        {shares.map((share) => (
          <label key={share} css={choice}>
            <input type="radio" name="fees" value={share} defaultChecked={share === 'all'} />
            {names[share]}
          </label>
        ))}
      </fieldset>
      <div css={{ overflowX: 'auto', [media.print]: { overflow: 'visible' } }}>
        <table css={table}>
          <caption css={visuallyHidden}>{title}: fees in US dollars</caption>
          <thead>
            <tr>
              {['Fee', 'Unit, charged by', 'Price'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id} id={group.id} css={{ scrollMarginTop: belowHeader }}>
              <tr>
                <th scope="rowgroup" colSpan={3} css={groupName}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ id, name, note, unit: per, cents, charged_by }) => (
                <tr key={id} id={`fee-${id}`} css={rowStyle} data-share={cents === 0 ? 'free' : charged_by}>
                  <th scope="row" css={[cell, block]}>
                    {name}
                    {note ? <small>{` ${note}`}</small> : null}
                  </th>
                  <td css={[unit, block]}>
                    {per} {cents > 0 ? <small>by {charger[charged_by]}</small> : null}
                  </td>
                  <td css={[price, block]}>{formatCents(cents)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}
