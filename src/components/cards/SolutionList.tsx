import { css } from '@emotion/react';
import { railIds } from '../../theme/rails';
import { color, media, space, text, wrapping } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { LineBullet } from '../line-bullet/LineBullet';
import { visuallyHidden } from '../visually-hidden';

export type SolutionRow = Queries.SolutionRowFragment;

const list = css({
  borderTop: `1px solid ${color.lineStrong}`,
  // The first row is on the page of the heading.
  [media.print]: { '& li': { breakInside: 'avoid' }, '& li:first-of-type': { breakBefore: 'avoid' } },
});

const row = css({
  display: 'grid',
  gridTemplateColumns: `min(${space(7)}, 8vw) minmax(0, 1fr) auto min(${space(8)}, 10vw)`,
  gap: `${space(1)} 0`,
  alignItems: 'center',
  padding: `${space(3.5)} 0`,
  borderBottom: `1px solid ${color.line}`,
  textDecoration: 'none',
  '&:hover [data-solution]': { textDecoration: 'underline' },
  [media.md]: {
    gridTemplateColumns: `${space(12)} 3fr 5fr auto ${space(6)}`,
    columnGap: 0,
    paddingBlock: space(5),
  },
});

/** It grows with the text as far as its column, which narrow windows limit. */
const stationSize = `min(${space(3.5)}, 5vw)`;

const station = css({
  width: stationSize,
  height: stationSize,
  border: `3px solid ${color.ink}`,
  borderRadius: '50%',
  backgroundColor: color.surface,
});

const summaryStyle = css({
  ...text.small,
  color: color.ink2,
  gridColumn: '2 / -1',
  [media.belowSm]: text.caption,
  [media.md]: { gridColumn: 'auto' },
});

/** Each rail has its own column, the same in all rows. On phones they're below the words. */
const via = css({
  display: 'grid',
  gridTemplateColumns: `repeat(${railIds.length}, minmax(0, ${space(6)}))`,
  gridRow: 3,
  gridColumn: '2 / -1',
  [media.narrow]: { ...wrapping },
  [media.md]: { gridRow: 1, gridColumn: 4, justifyContent: 'end', paddingInlineEnd: space(5) },
});

const arrow = css({ gridRow: 1, gridColumn: 4, justifySelf: 'end', [media.md]: { gridColumn: 5 } });

/** The solutions as routes: a station, a name, a summary, and the rails. */
export function SolutionList({ solutions }: { solutions: readonly SolutionRow[] }) {
  return (
    <ul css={list}>
      {solutions.map(({ path, name, summary, products }) => (
        <li key={path}>
          <a href={path} css={row}>
            <span css={station} aria-hidden="true" />
            <span css={text.rowTitle} data-solution>
              {name}
            </span>{' '}
            <span css={summaryStyle}>{summary}</span>{' '}
            <span css={via}>
              <span css={visuallyHidden}>Uses {products.map((product) => product.name).join(', ')}.</span>
              {products.map(({ rail }) => (
                <span key={rail} css={{ gridRow: 1, gridColumn: railIds.indexOf(rail) + 1 }}>
                  <LineBullet rail={rail} size="small" />
                </span>
              ))}
            </span>
            <span css={arrow}>
              <Icon name="arrow" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
