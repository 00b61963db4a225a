import type { CSSObject } from '@emotion/react';
import { color, media, space, text, weight } from '../../theme/tokens';
import { label } from './board-styles';
import type { Column } from './columns';
import { layout } from './layouts';

const rule: CSSObject = {
  borderBlockStart: `${space(0.25)} solid ${color.nightLine}`,
  [media.print]: { borderColor: color.line },
};

const widths: Record<Column, [table: string, wideTable: string]> = {
  rail: ['35%', '30%'],
  now: ['14%', '11%'],
  cutoff: ['18%', '26%'],
  settles: ['17%', '19%'],
  limit: ['16%', '14%'],
};

/** The space beside a cell: between the columns, and at the edge of the board. */
const beside = (column: Column, edge: number): CSSObject => ({
  paddingInlineStart: column === 'rail' ? space(edge) : 0,
  paddingInlineEnd: column === 'limit' ? space(edge) : space(3),
});

const align = (column: Column): CSSObject => ({ textAlign: column === 'limit' ? 'end' : 'start' });

export const row: CSSObject = {
  ...rule,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"rail" "now" "cutoff" "settles" "limit"',
  gap: `${space(3)} ${space(2)}`,
  padding: `${space(3.25)} ${space(4)}`,
  [layout.card]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"rail rail" "now limit" "cutoff settles"',
  },
  [layout.wideCard]: {
    gridTemplateColumns: `minmax(0, 1.2fr) minmax(0, 1fr) ${space(22)}`,
    gridTemplateAreas: '"rail rail now" "cutoff settles limit"',
    columnGap: 0,
  },
  [layout.table]: { display: 'table-row' },
  [media.print]: { borderColor: color.line, breakInside: 'avoid' },
};

/** A heading. As cells of the table's first row, headings set the widths of the columns. */
export const headCell = (column: Column): CSSObject => ({
  ...label,
  [layout.table]: {
    ...rule,
    ...align(column),
    ...beside(column, 5),
    display: 'table-cell',
    width: widths[column][0],
    paddingBlock: space(3),
    // The first heading is above the names, not above the bullets.
    ...(column === 'rail' && { textIndent: space(9) }),
  },
  [layout.wideTable]: { ...beside(column, 7), width: widths[column][1] },
});

/** A cell. `data-label` names its column in a card, where the headings are hidden. */
export const cell = (column: Column): CSSObject => ({
  ...text.small,
  position: 'relative',
  gridArea: column,
  padding: 0,
  fontWeight: weight.regular,
  textAlign: 'start',
  '&[data-label]::before': {
    ...label,
    display: 'block',
    textAlign: 'inherit',
    // Screen readers read the column's heading; the empty alternative text keeps them from reading it twice.
    content: ['attr(data-label)', 'attr(data-label) / ""'],
  },
  [layout.wideCard]: {
    ...align(column),
    // With the widest spacing that a visitor may set, an amount needs some of the padding beside it; it stays in one piece.
    ...(column === 'limit' && { overflowWrap: 'normal' }),
  },
  [layout.table]: {
    ...beside(column, 5),
    display: 'table-cell',
    verticalAlign: 'baseline',
    paddingBlock: space(2.5),
    '&[data-label]::before': { content: 'none' },
  },
  [layout.wideTable]: { ...beside(column, 7), paddingBlock: space(3.25), verticalAlign: 'middle' },
});
