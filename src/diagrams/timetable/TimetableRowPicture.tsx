import { css } from '@emotion/react';
import { color, font, text, weight } from '../../theme/tokens';
import { pictureText } from '../large-text';
import { shortLines } from '../short-lines';
import type { Direction, Layout } from './layout';
import type { Axis, Piece, Stop, TimetableRow } from './timetable-data';

const track = css({ fill: 'none', stroke: 'var(--rail)', strokeWidth: 7, strokeLinecap: 'round' });
/** Before the cutoff: thin rather than pale, so that it keeps its contrast. */
const thinTrack = css(track, { strokeWidth: 2 });
/** A service that settles continuously has a double line. */
const middle = css({ stroke: color.surface, strokeWidth: 2 });
const ring = css({ fill: color.surface, stroke: color.ink, strokeWidth: 4 });
const dot = css({ fill: color.ink });
const time = css(pictureText(text.mono.fontSize), { fontFamily: font.mono, fill: color.ink });
const nameStyle = css(pictureText(text.caption.fontSize), { fontWeight: weight.medium, fill: color.ink });
const shortName = css(pictureText(text.mono.fontSize), { fontWeight: weight.medium, fill: color.ink });

/** Characters above a column. */
const columnWidth = 9;

/** Pixels along the axis below which two times would overlap. */
const tooClose = 46;

type RowProps = { row: TimetableRow; index: number; axis: Axis; layout: Layout; direction: Direction };

function Name({ row, index, axis, layout: { point }, direction }: RowProps) {
  const [x, y] = point(axis.from, index);
  if (direction === 'right') {
    return (
      <text x={0} y={y + 5} css={nameStyle}>
        {row.name}
      </text>
    );
  }
  const lines = shortLines(row.name, columnWidth);
  return (
    <text css={shortName}>
      {lines.map((line, at) => (
        <tspan key={line} x={x - 10} y={y - 22 - (lines.length - 1 - at) * 15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A piece as a straight line; one that continues past the axis goes to its end. */
function pathOf({ from, to }: Piece, { index, axis, layout: { point } }: RowProps): string {
  const [x, y] = point(from ?? axis.from, index);
  const [endX, endY] = point(to ?? axis.to, index);
  return `M${x} ${y}L${endX} ${endY}`;
}

/** An arrow on a line that continues past the axis. */
function onwards({ kind, to }: Piece, { index, axis, layout: { point }, direction }: RowProps): string {
  if (kind === 'before' || to !== null) return '';
  const [x, y] = point(axis.to, index);
  return direction === 'right'
    ? `M${x - 7} ${y - 10}L${x + 4} ${y}L${x - 7} ${y + 10}`
    : `M${x - 10} ${y - 7}L${x} ${y + 4}L${x + 10} ${y - 7}`;
}

function Time({ stop, other, ...row }: RowProps & { stop: Stop; other: Stop | undefined }) {
  const { index, layout, direction } = row;
  const [x, y] = layout.point(stop.at, index);
  if (direction === 'down') {
    return (
      <text x={x + 14} y={y + 4} css={time}>
        {stop.words}
      </text>
    );
  }
  const [otherX] = layout.point(other?.at ?? stop.at, index);
  const side = Math.sign(x - otherX);
  // Two times that are close stand left and right of the middle between their stops.
  const crowded = side !== 0 && Math.abs(x - otherX) < tooClose;
  return (
    <text
      x={crowded ? (x + otherX) / 2 + side * 5 : x}
      y={y + 26}
      css={time}
      textAnchor={crowded ? (side > 0 ? 'start' : 'end') : 'middle'}
    >
      {stop.words}
    </text>
  );
}

/** One row of the timetable with its name, its pieces and its stops. */
export function TimetableRowPicture(props: RowProps) {
  const { row, index, layout } = props;
  return (
    <g data-rail={row.rail ?? undefined}>
      <Name {...props} />
      {row.pieces.map((piece) => (
        <path
          key={piece.kind}
          d={pathOf(piece, props) + onwards(piece, props)}
          css={piece.kind === 'before' ? thinTrack : track}
        />
      ))}
      {row.pieces
        .filter(({ kind }) => kind === 'running')
        .map((piece) => (
          <path key={piece.kind} d={pathOf(piece, props)} css={middle} />
        ))}
      {row.stops.map((stop, at) => {
        const [x, y] = layout.point(stop.at, index);
        return (
          <g key={stop.kind}>
            <circle cx={x} cy={y} r={8} css={stop.kind === 'opens' ? dot : ring} />
            {stop.kind === 'settlement' ? <circle cx={x} cy={y} r={3} css={dot} /> : null}
            <Time {...props} stop={stop} other={row.stops[at === 0 ? 1 : 0]} />
          </g>
        );
      })}
    </g>
  );
}
