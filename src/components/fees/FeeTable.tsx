import { css } from '@emotion/react';
import { formatCents } from '../../lib/payments/money';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { belowHeader, color, media, space, text, wrapping } from '../../theme/tokens';
import { pill } from '../link/pill';
import { visuallyHidden } from '../visually-hidden';

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
const table = css({
  width: '100%',
  '& thead th': { paddingBottom: space(3), ...text.label, color: color.ink3 },
  // Without room for columns, each fee is a block, so that its price is in view.
  [media.narrow]: { '& :is(tr, th, td)': { display: 'block', width: 'auto', textAlign: 'start' } },
  '& thead th + th': { width: '50%', [media.belowTablet]: { textAlign: 'end' } },
});
const groupName = css({
  padding: `${space(8)} 0 ${space(3)}`,
  borderBottom: `1px solid ${color.lineStrong}`,
  ...text.h3,
});
const rowStyle = css({
  borderTop: `1px solid ${color.line}`,
  scrollMarginTop: space(24),
  verticalAlign: 'baseline',
  '&:target': { boxShadow: `inset 0 2px 0 ${color.focus}` },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  padding: `${space(2.5)} ${space(3)} ${space(2.5)} 0`,
  ...text.small,
  fontWeight: 500,
  '& > small': { display: 'block', ...text.caption, fontWeight: 400, color: color.ink3 },
});
/** The amount, its unit, and who charges it: below one another on phones, in columns from `tablet` on. */
const price = css({
  padding: `${space(2.5)} 0`,
  ...text.caption,
  color: color.ink2,
  textAlign: 'end',
  '& > b': { display: 'block', ...text.small, fontWeight: 500, color: color.ink },
  '& > small': { display: 'block', color: color.ink3 },
  [media.tablet]: {
    textAlign: 'start',
    '& > b': { display: 'inline-block', width: space(21), marginInlineEnd: space(4), textAlign: 'end' },
    '& > small': { float: 'inline-end', lineHeight: 1.75 },
  },
});

type FeeTableProps = {
  title: string;
  groups: readonly FeeGroup[];
  /** Our name, for fees that we charge. */
  us: string;
};

/** All fees by group: name, price with its unit and the one who charges. A group's fragment is its id, a row's `#fee-` and its id. */
export function FeeTable({ title, groups, us }: FeeTableProps) {
  const charger = { us, bank: 'the partner bank' };
  const names = {
    all: 'All',
    free: 'Free',
    us: `By ${charger.us}`,
    bank: `By ${charger.bank}`,
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
              {['Fee', 'Price'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id} id={group.id} css={{ scrollMarginTop: belowHeader }}>
              <tr>
                <th scope="rowgroup" colSpan={2} css={groupName}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ id, name, note, unit: per, cents, charged_by }) => (
                <tr key={id} id={`fee-${id}`} css={rowStyle} data-share={cents === 0 ? 'free' : charged_by}>
                  <th scope="row" css={cell}>
                    {name}
                    {note ? <small>{` ${note}`}</small> : null}
                  </th>
                  <td css={price}>
                    <b>{formatCents(cents)}</b> {per}{' '}
                    {cents > 0 ? <small>by {charger[charged_by]}</small> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}
