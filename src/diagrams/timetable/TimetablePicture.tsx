import { css } from '@emotion/react';
import { color, font, media, text } from '../../theme/tokens';
import { fixedPicture, growing, growingPicture, pictureText } from '../large-text';
import { hourOf } from './axis';
import { type Direction, type Layout, layoutTimetable } from './layout';
import { TimetableRowPicture } from './TimetableRowPicture';
import type { Axis, Hours as Hour, TimetableRow } from './timetable-data';

const picture = css(growingPicture, {
  // A picture that is taller than the paper would be cut at its edge.
  [media.print]: { maxHeight: '92vh' },
});
/** A tall picture is beside its caption, except on phones. */
const tallPicture = css(picture, { [media.tablet]: fixedPicture });
const grid = css({ stroke: color.line });
const midnightLine = css({ stroke: color.lineStrong, strokeDasharray: '2 4' });
/** Words that lie over lines: a rim in the color of the board keeps them readable. */
const onPaper = css({
  stroke: color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  [media.forcedColors]: { stroke: 'Canvas' },
});

/** Puts the rim under the letters. An attribute, because the HTML checker does not know it as a property of CSS. */
const rimFirst = { paintOrder: 'stroke' } as const;

const words = css(onPaper, pictureText(text.mono.fontSize), { fontFamily: font.mono, fill: color.ink3 });

/** Label of the day that begins at a midnight of the axis. */
const dayAt = (at: Hour): string => (at > 0 ? 'next banking day' : 'banking day');

const midnightsOf = ({ from, to, ticks }: Axis): Hour[] =>
  ticks.filter((at) => at % 24 === 0 && at > from && at < to);

type AxisProps = { axis: Axis; layout: Layout; rows: number; direction: Direction };

/** The hours as lines across all rows, with their labels. */
function Hours({ axis, layout: { point, width }, rows, direction }: AxisProps) {
  const { ticks } = axis;
  const right = direction === 'right';
  const lineAt = (at: Hour): string => {
    const [x, y] = point(at, -1);
    const [, end] = point(at, rows - 1);
    return right ? `M${x} ${y + 8}V${end + 34}` : `M${x + 28} ${y}H${width}`;
  };
  const midnights = midnightsOf(axis);
  const others = ticks.filter((at) => !midnights.includes(at));
  return (
    <>
      <path d={others.map(lineAt).join('')} css={grid} />
      <path d={midnights.map(lineAt).join('')} css={midnightLine} />
      <text css={words} {...rimFirst} textAnchor={right ? 'middle' : 'start'}>
        {ticks.map((at) => {
          const [x, y] = point(at, -1);
          return (
            <tspan key={at} x={x} y={right ? y : y + 4}>
              {hourOf(at)}
            </tspan>
          );
        })}
      </text>
    </>
  );
}

/** Labels of the days at each midnight. Drawn over the rows, which they may cross. */
function Days({ axis, layout, rows, direction }: AxisProps) {
  const right = direction === 'right';
  return (
    <text css={words} {...rimFirst} textAnchor={right ? 'start' : 'end'}>
      {midnightsOf(axis).map((at) => {
        const [x, y] = layout.point(at, right ? rows - 1 : -1);
        return (
          <tspan key={at} x={right ? x + 8 : layout.width} y={right ? y + 34 : y + 18}>
            {dayAt(at)}
          </tspan>
        );
      })}
    </text>
  );
}

type TimetablePictureProps = {
  rows: readonly TimetableRow[];
  axis: Axis;
  direction: Direction;
  name: string;
  /** Id of the sentences that describe the picture. */
  describedBy: string;
};

/** The rows of a timetable on a time axis. */
export function TimetablePicture({ rows, axis, direction, name, describedBy }: TimetablePictureProps) {
  const layout = layoutTimetable(axis, rows.length, direction);
  const frame = { axis, layout, direction };
  return (
    <svg
      role="img"
      aria-label={name}
      aria-describedby={describedBy}
      width={growing(layout.width)}
      height={growing(layout.height)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      css={direction === 'right' ? picture : tallPicture}
    >
      <Hours rows={rows.length} {...frame} />
      {rows.map((row, index) => (
        <TimetableRowPicture key={row.id} row={row} index={index} {...frame} />
      ))}
      <Days rows={rows.length} {...frame} />
    </svg>
  );
}
