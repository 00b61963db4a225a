import { css } from '@emotion/react';
import { LineBullet } from '../../components/line-bullet/LineBullet';
import { visuallyHidden } from '../../components/visually-hidden';
import { inSentence } from '../../lib/text/in-sentence';
import { keptColors, printedColors } from '../../theme/kept-colors';
import type { RailId } from '../../theme/rails';
import { color, space, text } from '../../theme/tokens';

/** Grid steps from a line to the one below it, and the width of a station. */
const lane = 5.5;
const breadth = 6;

const route = css({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });
const stop = css({
  display: 'grid',
  gridTemplateColumns: `${space(breadth)} minmax(0, 1fr)`,
  flex: '1 1 0',
  minWidth: 0,
  '&:last-of-type': { flex: `0 0 max(21%, ${space(22)})` },
});
const stationStyle = css({
  gridArea: '2 / 1',
  alignSelf: 'center',
  zIndex: 1,
  border: `4px solid ${color.ink}`,
  borderRadius: space(breadth),
  backgroundColor: color.surface,
  ...printedColors,
});
const name = css({
  gridArea: '3 / 1 / auto / -1',
  paddingTop: space(2),
  paddingInlineEnd: space(2),
  ...text.caption,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
const legName = css({
  gridArea: '1 / 2',
  alignSelf: 'end',
  paddingBottom: space(1),
  ...text.label,
  color: color.ink2,
  textAlign: 'center',
});
const lines = css({
  gridArea: '2 / 2',
  alignSelf: 'center',
  margin: `0 -${space(1)}`,
  padding: 0,
  listStyle: 'none',
});
/** A line in the color of its rail, with its bullet, and an arrow before the next station. */
const line = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: space(lane),
  '&::before, &::after': { content: '""', position: 'absolute', insetInlineEnd: 0, ...keptColors },
  '&::before': { insetInlineStart: 0, height: space(1.5), backgroundColor: 'var(--rail)' },
  '&::after': {
    insetInlineEnd: space(1),
    border: `${space(1.75)} solid transparent`,
    borderInlineStartColor: 'var(--rail)',
    borderInlineEndWidth: 0,
  },
  '& > span': { zIndex: 1 },
});

type RouteProps = {
  /** What the money does: the list's name. */
  title: string;
  /** Stations in order, and the legs between them, one fewer. */
  data: {
    readonly stations: readonly string[];
    readonly legs: readonly { readonly name: string; readonly rails: readonly RailId[] }[];
  };
  /** Names of the rails. */
  names: ReadonlyMap<RailId, string>;
};

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The route of the money: a station for each who has it, and between two a line for each rail that it can take. */
export function Route({ title, data: { stations, legs }, names }: RouteProps) {
  const tracks = (index: number): number => legs[index]?.rails.length ?? 0;
  const most = Math.max(1.4, ...legs.map((_, index) => tracks(index)));
  return (
    <ol css={route} aria-label={`${title}: money flow`}>
      {stations.map((station, index) => {
        const leg = legs[index];
        const height = space(Math.max(1.4, tracks(index), tracks(index - 1)) * lane);
        return (
          <li
            key={String(index)}
            css={[stop, { gridTemplateRows: `${space(10)} ${space(most * lane)} 1fr` }]}
          >
            <b css={name}>{station}</b>
            <i css={[stationStyle, { height }]} />
            {leg ? (
              <>
                <span css={legName}>
                  {` ${leg.name}`}
                  <span css={visuallyHidden}>
                    {`, by ${either.format(leg.rails.map((rail) => inSentence(names.get(rail) ?? rail)))}`}
                  </span>
                </span>
                <ul css={lines} aria-hidden="true">
                  {leg.rails.map((rail) => (
                    <li key={rail} css={line} data-rail={rail}>
                      <LineBullet rail={rail} size="small" />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
