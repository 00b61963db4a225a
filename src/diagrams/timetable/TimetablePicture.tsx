import { css } from '@emotion/react';
import { color, font, text } from '../../theme/tokens';
import { hourOf } from './axis';
import { type Direction, type Layout, layoutTimetable } from './layout';
import { onPaper } from './on-paper';
import { TimetableRowPicture } from './TimetableRowPicture';
import type { Axis, Hours, TimetableRow } from './types';

const picture = css({ display: 'block', maxWidth: '100%', height: 'auto', overflow: 'visible' });
const grid = css({ stroke: color.line });
const midnightLine = css({ stroke: color.lineStrong, strokeDasharray: '2 4' });
const words = css(onPaper, { fontFamily: font.mono, fontSize: text.mono.fontSize, fill: color.ink3 });

const isMidnight = (at: Hours): boolean => at % 24 === 0;

/** Which day begins at a midnight of the axis. */
const dayAt = (at: Hours): string => (at > 0 ? 'next banking day' : 'banking day');

type AxisProps = { axis: Axis; layout: Layout; rows: number; direction: Direction };

function Tick({
  at,
  layout: { point },
  rows,
  direction,
  within,
}: AxisProps & { at: Hours; within: boolean }) {
  const [x, y] = point(at, -1);
  const [endX, endY] = point(at, rows - 1);
  const right = direction === 'right';
  const midnight = isMidnight(at) && within;
  return (
    <>
      <path
        d={right ? `M${x} ${y + 8}V${endY + 34}` : `M${x + 28} ${y}H${endX + 56}`}
        css={midnight ? midnightLine : grid}
      />
      <text css={words} textAnchor={right ? 'middle' : 'start'}>
        <tspan x={x} y={right ? y : y + 4}>
          {hourOf(at)}
        </tspan>
      </text>
      {midnight ? (
        <text css={words} x={right ? x + 8 : x + 28} y={right ? endY + 34 : y + 18}>
          {dayAt(at)}
        </text>
      ) : null}
    </>
  );
}

type TimetablePictureProps = {
  rows: readonly TimetableRow[];
  axis: Axis;
  direction: Direction;
  name: string;
  /** The id of the sentences that say the same. */
  describedBy: string;
};

/** The rows of a timetable on an axis of time. */
export function TimetablePicture({ rows, axis, direction, name, describedBy }: TimetablePictureProps) {
  const layout = layoutTimetable(axis, rows.length, direction);
  const frame = { axis, layout, direction };
  return (
    <svg
      role="img"
      aria-label={name}
      aria-describedby={describedBy}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      css={picture}
    >
      {axis.ticks.map((at) => (
        <Tick key={at} at={at} within={at > axis.from && at < axis.to} rows={rows.length} {...frame} />
      ))}
      {rows.map((row, index) => (
        <TimetableRowPicture key={row.id} row={row} index={index} {...frame} />
      ))}
    </svg>
  );
}
