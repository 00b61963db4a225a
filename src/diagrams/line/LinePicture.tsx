import { css } from '@emotion/react';
import { color, font, text } from '../../theme/tokens';
import { growing, growingPicture, pictureText } from '../large-text';
import { asideWords, labelSize } from './label';
import { layoutLine, type Station } from './layout';
import type { LineData } from './line-data';
import type { Track } from './tracks';

const lineTrack = css({ fill: 'none', stroke: 'var(--rail)', strokeWidth: 7, strokeLinejoin: 'round' });
const branchTrack = css({ fill: 'none', stroke: color.control, strokeWidth: 5, strokeLinejoin: 'round' });
const arrow = css({
  fill: 'none',
  stroke: color.surface,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
const branchArrow = css(arrow, { stroke: color.ink3 });
const ring = css({ fill: color.surface, stroke: color.ink, strokeWidth: 4 });
const branchRing = css({ fill: color.surface, stroke: color.ink3, strokeWidth: 3.5 });
const asideRing = css(branchRing, { strokeDasharray: '3 3' });
const end = css({ fill: color.ink });
const branchEnd = css({ fill: color.ink3 });
const words = css(pictureText(text.mono.fontSize), {
  fontFamily: font.mono,
  fill: color.ink,
  textAnchor: 'middle',
});
const quiet = css(words, { fill: color.ink3 });
const beside = css(words, { textAnchor: 'start' });
const besideQuiet = css({ fill: color.ink3 });

const pathOf = ({ points }: Track): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** A chevron halfway along each long horizontal segment, in the direction of travel. */
function arrowsOf({ points }: Track): string {
  return points
    .slice(1)
    .flatMap(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y];
      const way = Math.sign(x - fromX);
      const middle = (x + fromX) / 2;
      return fromY === y && Math.abs(x - fromX) > 40
        ? [`M${middle - 2 * way} ${y - 4}l${4 * way} 4l${-4 * way} 4`]
        : [];
    })
    .join('');
}

function Label({ station: { lines, label, x, y, kind } }: { station: Station }) {
  if (label === 'right') {
    return (
      <text x={x + 20} y={y + 4} css={beside}>
        {lines[0]}
        <tspan css={besideQuiet}>{asideWords}</tspan>
      </text>
    );
  }
  const first = label === 'above' ? y - 18 - (lines.length - 1) * labelSize.line : y + 28;
  return (
    <text css={kind === 'line' ? words : quiet}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * labelSize.line}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Disc({ station: { x, y, kind, final } }: { station: Station }) {
  const style = { line: ring, branch: branchRing, aside: asideRing }[kind];
  return (
    <>
      <circle cx={x} cy={y} r={kind === 'line' ? 9 : 7} css={style} />
      {final ? <circle cx={x} cy={y} r={3} css={kind === 'line' ? end : branchEnd} /> : null}
    </>
  );
}

type LinePictureProps = {
  data: LineData;
  /** Id of the sentence that describes the picture. */
  describedBy: string;
};

/** The states of an object as a line with stations, for wide screens. */
export function LinePicture({ data, describedBy }: LinePictureProps) {
  const { width, height, stations, tracks } = layoutLine(data);
  return (
    <svg
      role="img"
      aria-describedby={describedBy}
      aria-labelledby={`${data.id}-picture`}
      width={growing(width)}
      height={growing(height)}
      viewBox={`0 0 ${width} ${height}`}
      css={growingPicture}
    >
      <title id={`${data.id}-picture`}>{`${data.name}: states as a line`}</title>
      {tracks.map((track) => (
        <path key={pathOf(track)} d={pathOf(track)} css={track.kind === 'line' ? lineTrack : branchTrack} />
      ))}
      {(['line', 'branch'] as const).map((kind) => (
        <path
          key={kind}
          d={tracks
            .filter((track) => track.kind === kind)
            .map(arrowsOf)
            .join('')}
          css={kind === 'line' ? arrow : branchArrow}
        />
      ))}
      {stations.map((station) => (
        <g key={station.name} data-station={station.name}>
          <Disc station={station} />
          <Label station={station} />
        </g>
      ))}
    </svg>
  );
}
