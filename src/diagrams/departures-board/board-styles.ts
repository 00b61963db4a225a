import type { CSSObject } from '@emotion/react';
import { visuallyHiddenRules } from '../../components/visually-hidden';
import { nightBoard } from '../../theme/night-board';
import { type RailId, rails } from '../../theme/rails';
import { color, media, radius, space, text, weight } from '../../theme/tokens';

/**
 * Widths of the board from which a layout applies. In rem, so that larger text gets the layout with more room. Below all of them each
 * row is a card with one column.
 */
const from = (rem: number): string => `@container (min-width: ${rem}rem)`;

export const layout = {
  /** Cards with two columns. */
  card: from(15),
  /** Cards with cutoff, settlement and limit side by side. */
  wideCard: from(20),
  /** A table whose cells have two lines. */
  table: from(44),
  /** A table whose cells have one line. */
  wideTable: from(59),
} as const;

/** The headings of the board. Those of the printed timetable don't refer to the present. */
export const headings = {
  live: { rail: 'Rail', now: 'Now', cutoff: 'Next cutoff', settles: 'Funds settle', limit: 'Limit' },
  printed: { rail: 'Rail', now: 'Runs', cutoff: 'Cutoffs', settles: 'Funds settle', limit: 'Limit' },
} as const;

/** An ARIA role: browsers drop the semantics of table elements once CSS changes their display. */
export const inTable = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({
  role,
});

/** A column of the board. */
type Column = keyof typeof headings.live;

/** The columns from left to right. */
export const columns = Object.keys(headings.live) as Column[];

const muted: CSSObject = { color: color.nightMuted, [media.print]: { color: color.ink2 } };

export const board: CSSObject = {
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: radius.board,
  ...nightBoard,
  [media.print]: { background: 'none', color: color.ink, borderColor: color.lineStrong },
};

export const head: CSSObject = {
  display: 'grid',
  gap: space(1),
  padding: space(4),
  [layout.table]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    padding: `${space(4.5)} ${space(5)}`,
  },
  [layout.wideTable]: { padding: `${space(5)} ${space(7)}` },
};

export const title: CSSObject = text.h3;

export const clock: CSSObject = { ...text.mono, ...muted, [layout.table]: { textAlign: 'end' } };

export const table: CSSObject = {
  display: 'block',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  [layout.table]: { display: 'table' },
};

export const tableHead: CSSObject = {
  ...visuallyHiddenRules,
  [layout.table]: {
    display: 'table-header-group',
    position: 'static',
    clipPath: 'none',
    overflow: 'visible',
  },
};

export const tableBody: CSSObject = { display: 'block', [layout.table]: { display: 'table-row-group' } };

export const headRow: CSSObject = { [layout.table]: { display: 'table-row' } };

/** The label of a column: a header cell in the table, a word above the value in a card. */
const label: CSSObject = { ...text.label, ...muted, textAlign: 'start' };

const rule: CSSObject = {
  borderBlockStart: `${space(0.25)} solid ${color.nightLine}`,
  [media.print]: { borderColor: color.line },
};

const widths: Record<Column, [table: string, wideTable: string]> = {
  rail: ['32%', '30%'],
  now: ['17%', '11%'],
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
    gridTemplateColumns: `minmax(0, 1.1fr) minmax(0, 1fr) ${space(22)}`,
    gridTemplateAreas: '"rail rail now" "cutoff settles limit"',
  },
  [layout.table]: { display: 'table-row' },
  [media.print]: { borderColor: color.line, breakInside: 'avoid' },
};

/** A rail that can carry the visitor's payment: a bar in its color. */
export const fitting = (rail: RailId): CSSObject => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `-${space(4)}`,
    borderInlineStart: `${space(1)} solid ${rails[rail].onNight}`,
    [layout.table]: { insetInlineStart: 0 },
  },
});

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
