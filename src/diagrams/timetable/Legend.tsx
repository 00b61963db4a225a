import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, space, text, wrapping } from '../../theme/tokens';
import type { TimetableRow } from './timetable-data';

const list = css({
  ...wrapping,
  gap: `${space(1)} ${space(6)}`,
  marginTop: space(5),
  ...text.fine,
  color: color.ink3,
});
const item = css({ display: 'flex', alignItems: 'center', gap: space(2) });
const ring = css({ fill: color.surface, stroke: color.ink, strokeWidth: 3 });
const dot = css({ fill: color.ink });
const line = css({ stroke: 'var(--rail, currentColor)', strokeWidth: 5, strokeLinecap: 'round' });
const middle = css({ stroke: color.surface, strokeWidth: 1.5 });
const thinLine = css(line, { strokeWidth: 1.5 });

const signs = [
  { kind: 'before', words: 'you can send' },
  { kind: 'opens', words: 'opening' },
  { kind: 'cutoff', words: 'our cutoff' },
  { kind: 'transit', words: 'on its way' },
  { kind: 'running', words: 'settles continuously' },
  { kind: 'settlement', words: 'settlement' },
] as const;

type Kind = (typeof signs)[number]['kind'];

function Sign({ kind }: { kind: Kind }) {
  const stop = kind === 'cutoff' || kind === 'settlement' || kind === 'opens';
  return (
    <svg width={20} height={16} viewBox="0 0 20 16" aria-hidden="true">
      {stop ? (
        <circle cx={10} cy={8} r={6} css={kind === 'opens' ? dot : ring} />
      ) : (
        <path d="M4 8H16" css={kind === 'before' ? thinLine : line} />
      )}
      {kind === 'running' ? <path d="M4 8H16" css={middle} /> : null}
      {kind === 'settlement' ? <circle cx={10} cy={8} r={2.2} css={dot} /> : null}
    </svg>
  );
}

/** The meaning of the signs of a timetable; lists only those that it shows. */
export function Legend({ rows }: { rows: readonly TimetableRow[] }) {
  const shown = new Set<string>(
    rows.flatMap(({ pieces, stops }) => [...pieces, ...stops].map(({ kind }) => kind)),
  );
  return (
    <ul css={list} {...notInAlternate}>
      {signs
        .filter(({ kind }) => shown.has(kind))
        .map(({ kind, words }) => (
          <li key={kind} css={item}>
            <Sign kind={kind} />
            {words}
          </li>
        ))}
    </ul>
  );
}
