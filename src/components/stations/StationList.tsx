import { css } from '@emotion/react';
import { keptColors, printedColors } from '../../theme/kept-colors';
import { color, media, space, text } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';

export type StationRow = { readonly name: string; readonly detail: string; readonly done: boolean };

const track = { position: 'absolute', content: '""' } as const;

const list = css({
  padding: space(6),
  [media.md]: { padding: `${space(7.5)} ${space(8)}` },
});

const station = css({
  position: 'relative',
  padding: `0 0 ${space(5)}`,
  paddingInlineStart: space(9.5),
  [media.md]: { paddingBottom: space(6.5) },
  '&::before': {
    ...track,
    insetInlineStart: space(1.5),
    top: space(1),
    width: space(3.75),
    height: space(3.75),
    boxSizing: 'content-box',
    border: '4px solid var(--rail)',
    borderRadius: '50%',
    backgroundColor: color.night,
    zIndex: 1,
    // The line ends behind the disc.
    ...printedColors,
    [media.print]: { backgroundColor: 'Canvas' },
  },
  '&::after': {
    ...track,
    insetInlineStart: space(2.875),
    top: space(3),
    bottom: `-${space(2)}`,
    width: space(1.25),
    backgroundColor: 'var(--rail)',
    ...keptColors,
  },
  '&:last-of-type': { paddingBottom: 0, '&::after': { display: 'none' } },
});

const ahead = css({ '&::before': { borderColor: color.closed }, '& > b': { color: color.nightMuted } });

const beforeAhead = css({
  '&::after': {
    background: `repeating-linear-gradient(${color.closed} 0 5px, transparent 5px 10px)`,
  },
});

const name = css({ display: 'block', ...text.body, fontWeight: 500 });
const detail = css({ ...text.label, color: color.nightMuted });

/** The states of one object as stations on a vertical line; dashed toward those that are still ahead. */
export function StationList({ stations, label }: { stations: readonly StationRow[]; label: string }) {
  return (
    <ol css={list} aria-label={label}>
      {stations.map((row, index) => (
        <li
          key={row.name}
          css={[station, !row.done && ahead, stations[index + 1]?.done === false && beforeAhead]}
        >
          <b css={name}>{row.name}</b>{' '}
          <span css={detail}>
            <TextWithLinks text={row.detail} />
          </span>
        </li>
      ))}
    </ol>
  );
}
