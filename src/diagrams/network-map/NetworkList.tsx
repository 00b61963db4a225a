import { css } from '@emotion/react';
import { LineBullet } from '../../components/line-bullet/LineBullet';
import { visuallyHidden } from '../../components/visually-hidden';
import { rails } from '../../theme/rails';
import { color, media, space, text } from '../../theme/tokens';
import type { NetworkMapData } from './map-data';

/** The border that draws a line of the map: neither print nor forced colors show backgrounds. */
const lineOf = (stroke: string): string => `${space(1.5)} solid ${stroke}`;

/** A length of the picture, shorter where large text on a phone needs the room. */
const shortened = (steps: number): string => `min(${space(steps)}, ${steps}vw)`;

/** From `md` on, the picture shows the same. */
const wordsOnly = css({ [media.md]: visuallyHidden });

const trunk = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  ...text.nav,
  '& > i': { flex: 1, borderTop: lineOf(rails.accounts.color), borderRadius: space(1) },
});

const list = css({
  marginTop: space(4),
  marginInlineStart: shortened(4),
  borderInlineStart: lineOf(color.ink),
});

/** From the ledger to a line's bullet. Where there's room, the lines are long enough that the words end with the trunk. */
const way = `max(${shortened(9)}, 100% - ${space(89.5)})`;

/** Each line leaves the ledger in its rail's color. */
const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space(6.5)} 1fr`,
  columnGap: shortened(3),
  padding: `${space(1.75)} 0`,
  paddingInlineStart: way,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: `calc(${space(1.75)} + ${space(2.5)})`,
    width: way,
    borderTop: lineOf('var(--rail)'),
  },
});
/** The note is at the end of the line, or below the name if there's no room. */
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: space(2),
  minHeight: space(6.5),
  maxWidth: space(80),
});
const name = css({ ...text.nav });
const note = css({ ...text.label, color: color.ink3 });

/** The map as text: the trunk, then each network with its note. A caption would be read twice, as the figure's name too. */
export function NetworkList({ map }: { map: NetworkMapData }) {
  return (
    <div css={wordsOnly}>
      <p css={trunk}>
        <span>{map.software}</span> <i aria-hidden="true" />
        <span>{map.api}</span> <i aria-hidden="true" />
        <span>{map.ledger}</span>
      </p>
      <ul css={list}>
        {map.lines.map((line) => (
          <li key={line.rail} css={item} data-rail={line.rail}>
            <LineBullet rail={line.rail} />
            <span css={words}>
              <span css={name}>{line.network}</span> <span css={note}>{line.note}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
