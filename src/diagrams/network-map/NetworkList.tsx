import { css } from '@emotion/react';
import { LineBullet } from '../../components/line-bullet/LineBullet';
import { visuallyHidden } from '../../components/visually-hidden';
import { rails } from '../../theme/rails';
import { color, media, space, text } from '../../theme/tokens';
import type { NetworkMapData } from './map-data';

/** From `md` on, the picture shows the same. */
const wordsOnly = css({ [media.md]: visuallyHidden });

const trunk = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  margin: 0,
  ...text.nav,
  '& > i': { flex: 1, height: space(1.5), borderRadius: space(1), backgroundColor: rails.accounts.color },
});

const list = css({
  listStyle: 'none',
  margin: `${space(4)} 0 0 ${space(4)}`,
  padding: 0,
  borderInlineStart: `${space(1.5)} solid ${color.ink}`,
});

/** Each line leaves the ledger in its rail's color. */
const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space(6.5)} 1fr`,
  columnGap: space(3),
  alignItems: 'center',
  padding: `${space(2)} 0 ${space(2)} ${space(9)}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: `calc(${space(2)} + ${space(2.5)})`,
    width: space(9),
    height: space(1.5),
    backgroundColor: 'var(--rail)',
  },
});
const name = css({ ...text.nav });
const note = css({ gridColumn: 2, ...text.mono, color: color.ink3 });

/** The map as text: the trunk, then each network with its note. */
export function NetworkList({ map }: { map: NetworkMapData }) {
  return (
    <figcaption css={wordsOnly}>
      <p css={trunk}>
        <span>{map.software}</span>
        <i aria-hidden="true" />
        <span>{map.api}</span>
        <i aria-hidden="true" />
        <span>{map.ledger}</span>
      </p>
      <ul css={list}>
        {map.lines.map((line) => (
          <li key={line.rail} css={item} data-rail={line.rail}>
            <LineBullet rail={line.rail} />
            <span css={name}>{line.network}</span>
            <span css={note}>{line.note}</span>
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
