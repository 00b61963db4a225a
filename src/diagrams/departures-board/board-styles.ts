import type { CSSObject } from '@emotion/react';
import { visuallyHiddenRules } from '../../components/visually-hidden';
import { nightBoard } from '../../theme/night-board';
import { color, media, radius, space, text } from '../../theme/tokens';
import { layout } from './layouts';

const muted: CSSObject = { color: color.nightMuted, [media.print]: { color: color.ink2 } };

export const board: CSSObject = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.board,
  ...nightBoard,
  [media.print]: { background: 'none', color: color.ink, borderColor: color.lineStrong },
};

export const head: CSSObject = {
  display: 'grid',
  gap: space(1),
  padding: `${space(4)} ${space(4)}`,
  [layout.table]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    padding: `${space(4.5)} ${space(5)}`,
  },
  [layout.wideTable]: { padding: `${space(5)} ${space(7)}` },
};

export const title: CSSObject = { ...text.h3 };

export const clock: CSSObject = { ...text.mono, ...muted, [layout.table]: { textAlign: 'end' } };

export const table: CSSObject = {
  display: 'block',
  width: '100%',
  tableLayout: 'fixed',
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
export const label: CSSObject = { ...text.mono, ...muted, fontWeight: 400, textAlign: 'start' };
