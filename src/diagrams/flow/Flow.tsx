import { css } from '@emotion/react';
import { LineBullet } from '../../components/line-bullet/LineBullet';
import { TextWithLinks } from '../../components/link/TextWithLinks';
import { visuallyHidden } from '../../components/visually-hidden';
import { slugOf } from '../../lib/text/slug';
import { keptColors } from '../../theme/kept-colors';
import type { RailId } from '../../theme/rails';
import { color, media, radius, space, text, wrapping } from '../../theme/tokens';
import { lineToNext, station } from '../station';

type FlowStop = Queries.SolutionPageQuery['solution']['flow'][number];

const list = css({
  padding: `${space(8)} min(${space(5)}, 5.5vw)`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
  [media.md]: { padding: space(10) },
});

const measures = { diameter: 6.5, indent: 13, next: 9 };

const stop = css(station(measures), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(2)} ${space(10)}`,
  [media.tablet]: { gridTemplateColumns: '5fr 3fr' },
  [media.md]: { gridTemplateColumns: '3fr 5fr 3fr' },
});

/** As wide as a station, so that each of its lines shows. */
const track = css(lineToNext(measures), {
  display: 'flex',
  justifyContent: 'center',
  gap: space(0.5),
  insetInlineStart: 0,
  width: space(measures.diameter),
  '& > i': { flex: 1, maxWidth: space(1.25), backgroundColor: 'var(--rail)', ...keptColors },
  '&:empty': { insetInlineStart: space(2.5), width: space(1.5), backgroundColor: color.control },
});
/** On tablets above the words and the resources, in wide windows beside them. */
const head = css({ [media.tablet]: { gridColumn: '1 / -1' }, [media.md]: { gridColumn: 'auto' } });
const bullets = css({ ...wrapping, gap: space(1.5), marginTop: space(2.5) });
const words = css({ ...text.small, color: color.ink2 });

/** The track to the next stop: the colors of the rails that lead there, side by side. */
function Track({ rails }: { rails: readonly RailId[] }) {
  return (
    <div css={track} aria-hidden="true">
      {rails.map((rail) => (
        <i key={rail} data-rail={rail} />
      ))}
    </div>
  );
}

/** The rails of a stop as line bullets, with their names for screen readers. */
function StopRails({ stop: { rails: used }, names }: { stop: FlowStop; names: RailNames }) {
  if (used.length === 0) return null;
  return (
    <div css={bullets}>
      <span css={visuallyHidden}>By {used.map((rail) => names.get(rail) ?? rail).join(', ')}.</span>
      {used.map((rail) => (
        <LineBullet key={rail} rail={rail} />
      ))}
    </div>
  );
}

type RailNames = ReadonlyMap<RailId, string>;

type FlowProps = {
  stops: readonly FlowStop[];
  /** Names of the rails. */
  names: RailNames;
};

/** The flow of money through a solution: stops, the rails between them, and the resources used at each. */
export function Flow({ stops, names }: FlowProps) {
  return (
    <ol css={list}>
      {stops.map((row, index) => (
        <li key={row.name} css={stop}>
          {index < stops.length - 1 ? <Track rails={row.rails} /> : null}
          <div css={head}>
            <h2 css={text.h3}>{row.name}</h2>
            <StopRails stop={row} names={names} />
          </div>
          <p css={words}>
            <TextWithLinks text={row.text} />
          </p>
          {row.resources.length > 0 ? (
            <ul css={text.caption} aria-label="Resources">
              {row.resources.map((resource) => (
                <li key={resource}>
                  <a href={`/documentation/api/${slugOf(resource)}`}>{resource}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
