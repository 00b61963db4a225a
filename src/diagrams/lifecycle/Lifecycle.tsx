import { css } from '@emotion/react';
import { type RailId, rails } from '../../theme/rails';
import { color, media, radius, space, text } from '../../theme/tokens';
import { stationOnLine } from '../station';

export type LifecycleData = {
  readonly object: string;
  readonly stations: readonly { readonly name: string; readonly text: string }[];
  readonly branches: readonly { readonly name: string; readonly from: string; readonly text: string }[];
};

const board = css({
  display: 'grid',
  gap: space(10),
  padding: `${space(8)} ${space(5)}`,
  borderRadius: radius.board,
  backgroundColor: color.white,
  [media.md]: { gridTemplateColumns: '6fr 5fr', gap: space(16), padding: `${space(10)} ${space(10)}` },
});

const list = css({ listStyle: 'none', margin: 0, padding: 0 });

const measures = { diameter: 5.5, indent: 11, next: 7 };

const station = css(stationOnLine(measures, 'var(--rail)'));

const branchStation = css(stationOnLine(measures, color.lineStrong), {
  '&::before': { borderColor: color.ink3 },
});

const name = css({ display: 'block', ...text.code, lineHeight: 1.6, overflowWrap: 'anywhere' });
const words = css({ margin: 0, ...text.small, color: color.ink2 });
const origin = css({ ...text.mono, color: color.ink3 });
const heading = css({ margin: `0 0 ${space(6)}`, ...text.mono, fontWeight: 400, color: color.ink3 });

/** The states of an object: the ordinary way as a line in its rail's colour, and beside it where the way ends early. */
export function Lifecycle({ rail, lifecycle }: { rail: RailId; lifecycle: LifecycleData }) {
  return (
    <div css={board} style={{ '--rail': rails[rail].color }}>
      <div>
        <h3 css={heading}>{lifecycle.object}, the ordinary way</h3>
        <ol css={list}>
          {lifecycle.stations.map((state) => (
            <li key={state.name} css={station}>
              <code css={name}>{state.name}</code>
              <p css={words}>{state.text}</p>
            </li>
          ))}
        </ol>
      </div>
      {lifecycle.branches.length > 0 ? (
        <div>
          <h3 css={heading}>Where it can leave the line</h3>
          <ul css={list}>
            {lifecycle.branches.map((branch) => (
              <li key={branch.name} css={branchStation}>
                <code css={name}>{branch.name}</code>
                <span css={origin}>from {branch.from}</span>
                <p css={words}>{branch.text}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
