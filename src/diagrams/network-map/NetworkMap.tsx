import { css, keyframes } from '@emotion/react';
import { rails } from '../../theme/rails';
import { color, duration, font, media, space } from '../../theme/tokens';
import { ledger, type Point, pathOf, planLine, sharesOf, view } from './geometry';
import type { NetworkMapData } from './map-data';
import { NetworkList } from './NetworkList';

const figure = css({ marginBottom: space(8), [media.md]: { marginBottom: space(7) } });

const svg = css({
  display: 'none',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  [media.md]: { display: 'block' },
});

const lineStyle = css({ strokeWidth: 7 });
const stationStyle = css({ fill: color.surface, stroke: color.ink, strokeWidth: 4 });
const nameStyle = css({
  fill: color.ink,
  fontFamily: font.sans,
  fontSize: 15.5,
  fontWeight: 500,
  textAnchor: 'middle',
});
const endStyle = css(nameStyle, { fill: color.onFill });
const noteStyle = css({ fill: color.ink3, fontFamily: font.mono, fontSize: 12.5, textAnchor: 'middle' });

/** From the start of a line to its end, at an even pace. */
const trip = (points: readonly Point[]) =>
  keyframes(
    Object.fromEntries(
      sharesOf(points).map((share, index) => [
        `${Number((share * 100).toFixed(2))}%`,
        { translate: `${points[index]?.x}px ${points[index]?.y}px` },
      ]),
    ),
  );

/** Grows at the start of a trip and shrinks at the end. */
const appearance = keyframes({ from: { scale: 0 }, '8%, 92%': { scale: 1 }, to: { scale: 0 } });

/**
 * A small pulse of money on its only trip, unless reduced motion is preferred. It can't be seen before or after. Motion that starts
 * with the page ends within five seconds (WCAG 2.2.2), and a still page uses no power.
 */
const pulse = (points: readonly Point[], index: number) => {
  const timing = `${duration.train}ms linear ${index * duration.headway}ms`;
  return css({
    display: 'none',
    fill: color.onFill,
    scale: 0,
    animation: `${trip(points)} ${timing}, ${appearance} ${timing}`,
    [media.motion]: { display: 'block' },
    [media.print]: { display: 'none' },
  });
};

function Line({
  line,
  index,
  count,
}: {
  line: NetworkMapData['lines'][number];
  index: number;
  count: number;
}) {
  const { points, station, end, labelAbove } = planLine(index, count);
  return (
    <g>
      <path css={lineStyle} d={pathOf(points)} stroke={rails[line.rail].color} />
      <circle css={pulse(points, index)} r={2.5} />
      <circle css={stationStyle} cx={station.x} cy={station.y} r={8} />
      <text css={noteStyle} x={station.x} y={labelAbove ? station.y - 19 : station.y + 27}>
        {line.note}
      </text>
      <rect x={end.x} y={end.y - 17} width={176} height={34} rx={17} fill={rails[line.rail].color} />
      <text css={endStyle} x={end.x + 88} y={end.y + 5.5}>
        {line.network}
      </text>
    </g>
  );
}

/**
 * The network: software, API, ledger, and a line to each network. The picture is for wide screens; a list has the same
 * content for screen readers and phones.
 */
export function NetworkMap({ map }: { map: NetworkMapData }) {
  const { centerY } = ledger;
  const ledgerHeight = map.lines.length * ledger.gap + 36;
  return (
    <figure css={figure}>
      <svg css={svg} viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
        <path css={lineStyle} d={`M70 ${centerY}H420`} stroke={rails.accounts.color} />
        {map.lines.map((line, index) => (
          <Line key={line.rail} line={line} index={index} count={map.lines.length} />
        ))}
        <rect
          css={stationStyle}
          x={ledger.x}
          y={centerY - ledgerHeight / 2}
          width={ledger.width}
          height={ledgerHeight}
          rx={20}
        />
        <circle css={stationStyle} cx={70} cy={centerY} r={15} />
        <circle css={stationStyle} cx={236} cy={centerY} r={9} />
        <text css={nameStyle} x={70} y={centerY + 45}>
          {map.software}
        </text>
        <text css={nameStyle} x={236} y={centerY + 35}>
          {map.api}
        </text>
        <text css={nameStyle} x={416} y={centerY + ledgerHeight / 2 + 34}>
          {map.ledger}
        </text>
      </svg>
      <NetworkList map={map} />
    </figure>
  );
}
