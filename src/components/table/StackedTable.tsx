import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, space, text } from '../../theme/tokens';
import { visuallyHidden } from '../visually-hidden';

/** A column: its heading, and a width for columns that must not adapt to their text. */
export type Column = { readonly heading: string; readonly width?: string };

/** A row: its header cell, and a cell for each column after the first. */
export type Row = { readonly key: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] };

const table = css({ width: '100%', ...text.small });
// Automatic column widths would change when the fonts arrive.
const fixedTable = css(table, { [media.tablet]: { tableLayout: 'fixed' } });
const headRow = css({ [media.belowTablet]: visuallyHidden });
const headCell = css({
  padding: `0 ${space(5)} ${space(3)} 0`,
  ...text.label,
  color: color.ink3,
});
const row = css({
  borderTop: `1px solid ${color.line}`,
  verticalAlign: 'top',
  [media.belowTablet]: { display: 'block', paddingBlock: space(3) },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  padding: `${space(3)} ${space(3)} ${space(3)} 0`,
  color: color.ink2,
  [media.md]: { paddingInlineEnd: space(5) },
  // Names break after underscores only, if they fit then.
  '& code': { overflowWrap: 'break-word' },
  [media.belowTablet]: { display: 'block', padding: `${space(0.75)} 0`, overflowWrap: 'anywhere' },
});
const nameCell = css(cell, { fontWeight: 400, color: color.ink });
const cardLabel = css({ ...text.label, color: color.ink3, [media.tablet]: { display: 'none' } });

type StackedTableProps = {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Repeats each column's heading before its values on phones. */
  labeled?: boolean;
};

/** A table whose rows become stacked blocks on phones. */
export function StackedTable({ caption, columns, rows, labeled = false }: StackedTableProps) {
  const [, ...others] = columns;
  return (
    <table css={columns.some(({ width }) => width) ? fixedTable : table}>
      <caption css={visuallyHidden}>{caption}</caption>
      <thead css={headRow}>
        <tr>
          {columns.map(({ heading, width }) => (
            <th key={heading} scope="col" css={[headCell, width ? { width } : undefined]}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} css={row}>
            <th scope="row" css={nameCell}>
              {name}
            </th>
            {others.map(({ heading }, index) => (
              <td key={heading} css={cell}>
                {labeled ? (
                  <span css={cardLabel} {...notInAlternate}>
                    {heading}:{' '}
                  </span>
                ) : null}
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
