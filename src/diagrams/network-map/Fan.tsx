import { css, keyframes } from '@emotion/react';
import { type RailId, rails as railColors } from '../../theme/rails';
import { color, duration, media, space, transition } from '../../theme/tokens';
import { gap, ledger, pathOf, pointsOf, width } from './geometry';

/** Opacity of a line that can't carry the payment. */
export const faded = 0.22;

const svg = css({
  display: 'none',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'butt',
  strokeLinejoin: 'round',
  [media.md]: { display: 'block', width: space(width / 4) },
});
const line = css({ strokeWidth: 8, [media.motion]: { transition: transition('opacity', 'slide') } });
const interchange = css({ fill: color.surface, stroke: color.ink, strokeWidth: 4 });
const name = css({
  fill: color.ink,
  fontSize: 15.5,
  fontWeight: 500,
  textAnchor: 'middle',
});

const trip = keyframes({
  from: { offsetDistance: '0%', opacity: 0 },
  '8%, 92%': { opacity: 1 },
  to: { offsetDistance: '100%', opacity: 0 },
});

/**
 * A small pulse of money on its only trip, unless reduced motion is preferred. It can't be seen before or after. Motion that starts
 * with the page ends within five seconds (WCAG 2.2.2), and a still page uses no power.
 */
const pulse = (path: string, index: number) =>
  css({
    display: 'none',
    fill: color.onFill,
    opacity: 0,
    offsetPath: `path("${path}")`,
    animation: `${trip} ${duration.train}ms linear ${index * duration.headway}ms`,
    [media.motion]: { display: 'block' },
    [media.print]: { display: 'none' },
  });

type FanProps = {
  rails: readonly RailId[];
  /** For each line, whether it can't carry the payment. */
  off: readonly boolean[];
  ledgerName: string;
};

/** The lines of the map from the ledger to their rows, on wide screens. */
export function Fan({ rails, off, ledgerName }: FanProps) {
  const count = rails.length;
  const height = count * gap.row;
  const ledgerHeight = count * gap.ledger + 36;
  return (
    <svg css={svg} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rails.map((rail, index) => {
        const path = pathOf(pointsOf(index, count));
        return (
          <g key={rail} css={line} opacity={off[index] ? faded : 1}>
            <path d={path} stroke={railColors[rail].color} />
            <circle css={pulse(path, index)} r={2.5} />
          </g>
        );
      })}
      <rect
        css={interchange}
        x={ledger.x}
        y={(height - ledgerHeight) / 2}
        width={ledger.width}
        height={ledgerHeight}
        rx={20}
      />
      <text css={name} x={ledger.x + ledger.width / 2} y={(height + ledgerHeight) / 2 + 32}>
        {ledgerName}
      </text>
    </svg>
  );
}
