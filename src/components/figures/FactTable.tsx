import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { formatDay } from '../../lib/time/day-format';
import { color, media, space, text, twoColumnsAtMost } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { visuallyHidden } from '../visually-hidden';
import type { Sourced } from './with-source';

type FactRow = Omit<Queries.FactsPageQuery['allFact']['nodes'][number], 'subject'>;

/** The same widths in every table of the page. */
const columns = [
  { name: 'Figure', width: '30%' },
  { name: 'Value', width: '16%' },
  { name: 'As of', width: '15%' },
  { name: 'Source', width: '24%' },
  { name: 'Next review', width: '15%' },
];

const table = css({
  width: '100%',
  ...text.caption,
  [media.tablet]: { tableLayout: 'fixed' },
});
/** On phones each row is a card; the words before its cells replace the headings, which are hidden there. */
const headRow = css({ [media.belowTablet]: visuallyHidden });
const headCell = css({
  padding: `0 ${space(4)} ${space(2.5)} 0`,
  ...text.label,
  color: color.ink3,
});
const row = css({
  borderTop: `1px solid ${color.line}`,
  scrollMarginTop: space(24),
  verticalAlign: 'top',
  '&:target': { backgroundColor: color.surface, boxShadow: `inset 3px 0 0 ${color.focus}` },
  [media.belowTablet]: {
    display: 'grid',
    gridTemplateColumns: twoColumnsAtMost(space(42), '0px'),
    paddingBlock: space(4),
  },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  padding: `${space(3)} ${space(4)} ${space(3)} 0`,
  color: color.ink2,
  overflowWrap: 'anywhere',
  [media.belowTablet]: { display: 'block', gridColumn: '1 / -1', padding: 0 },
});
const nameCell = css(cell, {
  fontWeight: 400,
  color: color.ink,
});
const valueCell = css(cell, {
  fontWeight: 500,
  color: color.ink,
  [media.tablet]: { overflowWrap: 'normal' },
  [media.belowTablet]: { ...text.rowTitle },
});
/** On phones the two days are side by side, above the source. */
const dayCell = css(cell, {
  [media.tablet]: { whiteSpace: 'nowrap' },
  [media.belowTablet]: { gridColumn: 'auto' },
});
const sourceCell = css(cell, { [media.belowTablet]: { order: 1 } });
const smallPrint = css({ display: 'block', ...text.label, color: color.ink3 });
const cardLabel = css({ color: color.ink3, [media.tablet]: { display: 'none' } });
const pagesStyle = css({
  '& summary': { paddingBlock: space(0.5), cursor: 'pointer', textDecoration: 'underline' },
  '& ul': { paddingInlineStart: space(4), listStyle: 'disc' },
});

function Pages({ pages }: Pick<FactRow, 'pages'>) {
  if (pages.length === 0) return null;
  return (
    <details css={pagesStyle} {...notInAlternate}>
      <summary>{pages.length === 1 ? 'On one page' : `On ${pages.length} pages`}</summary>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <SmartLink href={path}>{title}</SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type FactTableProps = { title: string; facts: readonly (FactRow & Sourced)[] };

/** The facts of one subject, one row each. A row's fragment is the fact's id. */
export function FactTable({ title, facts }: FactTableProps) {
  return (
    <table css={table}>
      <caption css={visuallyHidden}>{title}: figures with date and source</caption>
      <thead css={headRow}>
        <tr>
          {columns.map(({ name, width }) => (
            <th key={name} scope="col" css={[headCell, { width }]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.yamlId} id={fact.yamlId} css={row}>
            <th scope="row" css={nameCell} data-name={`${fact.label}: ${fact.words}`}>
              {fact.label}{' '}
              <code css={smallPrint} translate="no">
                {fact.yamlId}
              </code>
            </th>
            <td css={valueCell}>{fact.words}</td>
            <td css={dayCell}>
              <span css={cardLabel} {...notInAlternate}>
                As of{' '}
              </span>
              {formatDay(fact.as_of)}
            </td>
            <td css={sourceCell}>
              <SmartLink href={fact.source.url}>{fact.source.title}</SmartLink>, {fact.confidenceWords}
              <Pages pages={fact.pages} />
            </td>
            <td css={dayCell}>
              <span css={cardLabel} {...notInAlternate}>
                Review by{' '}
              </span>
              {formatDay(fact.review_by)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
