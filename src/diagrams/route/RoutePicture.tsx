import { css, type SerializedStyles } from '@emotion/react';
import { rails } from '../../theme/rails';
import { color, font, text, weight } from '../../theme/tokens';
import { growing, growingPicture, pictureText } from '../large-text';
import { shortLines } from '../short-lines';
import { type Direction, layoutRoute, type Point, type Track } from './layout';
import type { RouteData } from './route-data';

const line = css({ strokeWidth: 7, fill: 'none' });
const capsule = css({ fill: color.surface, stroke: color.ink, strokeWidth: 4 });
const name = css(pictureText(text.caption.fontSize), { fontWeight: weight.medium, fill: color.ink });
const mono = css(pictureText(text.mono.fontSize), { fontFamily: font.mono });
const legName = css(mono, { fill: color.ink3 });
const letter = css(mono, { fill: color.onFill, textAnchor: 'middle' });

const half = 12;

/** An arrowhead before the next station, in the direction of the money. */
function arrowAt([x, y]: Point, direction: Direction): string {
  return direction === 'right' ? `M${x - 26} ${y - 7}l8 7l-8 7` : `M${x - 7} ${y - 26}l7 8l7 -8`;
}

function Line({ track: { rail, from, to, sign }, direction }: { track: Track; direction: Direction }) {
  const { letter: words, color: railColor } = rails[rail];
  return (
    <g stroke={railColor} fill={railColor}>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} css={line} />
      <path d={arrowAt(to, direction)} fill="none" strokeWidth={4} />
      <circle cx={sign[0]} cy={sign[1]} r={10} stroke="none" />
      <text x={sign[0]} y={sign[1] + 4} css={letter} stroke="none">
        {words}
      </text>
    </g>
  );
}

function Capsule({
  center: [x, y],
  breadth,
  direction,
}: {
  center: Point;
  breadth: number;
  direction: Direction;
}) {
  const right = direction === 'right';
  return (
    <rect
      x={right ? x - half : x - breadth / 2}
      y={right ? y - breadth / 2 : y - half}
      width={right ? 2 * half : breadth}
      height={right ? breadth : 2 * half}
      rx={half}
      css={capsule}
    />
  );
}

/** Characters per line of a station's name. */
const longest = { right: 22, down: 14 } as const;
const lineHeight = 18;

type NameProps = { words: string; at: Point; direction: Direction; style: SerializedStyles };

function Name({ words, at: [x, y], direction, style }: NameProps) {
  const lines = shortLines(words, longest[direction]);
  // Beside a capsule the lines are centered on it, below it they start at the top.
  const first = direction === 'right' ? y : y - ((lines.length - 1) * lineHeight) / 2;
  return (
    <text textAnchor={direction === 'right' ? 'middle' : 'start'} css={style}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type RoutePictureProps = { data: RouteData; direction: Direction; label: string; describedBy: string };

/** The route of the money as lines between stations, in the colors of its rails. */
export function RoutePicture({ data, direction, label, describedBy }: RoutePictureProps) {
  const { width, height, stations, legs } = layoutRoute(data, direction);
  const right = direction === 'right';
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      width={growing(width)}
      height={growing(height)}
      viewBox={`0 0 ${width} ${height}`}
      css={growingPicture}
    >
      {legs.map(({ tracks, middle: [x, y] }, index) => (
        <g key={`${x} ${y}`}>
          {tracks.map((track) => (
            <Line key={track.rail} track={track} direction={direction} />
          ))}
          <Name
            words={data.legs[index]?.name ?? ''}
            at={right ? [x, y - 12] : [x + 14, y + 4]}
            direction={direction}
            style={legName}
          />
        </g>
      ))}
      {stations.map(({ center: [x, y], breadth }, index) => (
        <g key={`${x} ${y}`}>
          <Capsule center={[x, y]} breadth={breadth} direction={direction} />
          <Name
            words={data.stations[index] ?? ''}
            at={right ? [x, y + breadth / 2 + 28] : [x + breadth / 2 + 14, y + 5]}
            direction={direction}
            style={name}
          />
        </g>
      ))}
    </svg>
  );
}
