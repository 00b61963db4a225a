import { css } from '@emotion/react';
import { color, media, space, text, transition } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { LineBullet } from '../line-bullet/LineBullet';

export type ProductCard = Queries.ProductCardFragment;

const grid = css({
  display: 'grid',
  borderTop: `1px solid ${color.lineStrong}`,
  gridTemplateColumns: '1fr',
  columnGap: space(12),
  [media.sm]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: space(6) },
  [media.md]: { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: space(12) },
});
/** For numbers of places that leave a hole in four columns and none in three. */
const byThree = css({ [media.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } });

const cell = css({
  position: 'relative',
  display: 'flex',
  borderBottom: `1px solid ${color.line}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    insetInlineStart: 0,
    width: space(14),
    borderTop: `${space(1)} solid var(--rail)`,
    forcedColorAdjust: 'none',
  },
  [media.motion]: {
    '&::before': { transition: transition('transform', 'slide'), transformOrigin: 'left' },
  },
  '&:hover::before': { transform: 'scaleX(1.6)' },
  [media.print]: { breakInside: 'avoid' },
});

/** On phones a row with its bullet at the left; otherwise a card. */
const card = css({
  display: 'grid',
  gridTemplateColumns: `${space(6.5)} minmax(0, 1fr)`,
  gap: `${space(1)} ${space(4)}`,
  alignItems: 'center',
  width: '100%',
  padding: `${space(4)} 0`,
  textDecoration: 'none',
  '&:hover h3': { textDecoration: 'underline' },
  '& > :not(:first-child)': { gridColumn: 2 },
  [media.sm]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: space(3.5),
    padding: `${space(6.5)} 0 ${space(7.5)}`,
    // A bullet is as wide as high.
    '& > :first-child': { alignSelf: 'start' },
  },
  [media.md]: { minHeight: space(59) },
});

const summaryStyle = css({
  ...text.small,
  color: color.ink2,
  [media.belowSm]: text.caption,
});
const tagStyle = css({
  marginTop: 'auto',
  ...text.label,
  color: color.ink3,
  [media.belowSm]: { display: 'none' },
});
/** Where the bullet of a product is. */
const sign = css({ display: 'grid', placeItems: 'center', width: space(6.5), height: space(6.5) });
/** Takes the ink of the page: it belongs to all rails. */
const choice = css(cell, { '--rail': color.ink });

/** The products as a ruled grid, and a link to the rail chooser; each cell starts with a piece of its rail's line. */
export function ProductGrid({ products }: { products: readonly ProductCard[] }) {
  const places = products.length + 1;
  return (
    <ul css={[grid, places % 4 !== 0 && places % 3 === 0 && byThree]}>
      {products.map((product) => (
        <li key={product.path} css={cell} data-rail={product.rail}>
          <a href={product.path} css={card}>
            <LineBullet rail={product.rail} />
            <h3 css={text.h3}>{product.name}</h3>
            <p css={summaryStyle}>{product.summary}</p>
            <span css={tagStyle}>{product.tag}</span>
          </a>
        </li>
      ))}
      <li css={choice}>
        <a href="/products#chooser" css={card}>
          <span css={sign}>
            <Icon name="arrow" />
          </span>
          <h3 css={text.h3}>Choose a rail</h3>
          <p css={summaryStyle}>Enter an amount, a direction and a deadline to see which rails fit.</p>
          <span css={tagStyle}>all products compared</span>
        </a>
      </li>
    </ul>
  );
}
