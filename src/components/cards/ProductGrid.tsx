import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { color, duration, media, space, text } from '../../theme/tokens';
import { LineBullet } from '../line-bullet/LineBullet';

export type ProductCard = Queries.ProductCardFragment;

const grid = css({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${color.lineStrong}`,
  gridTemplateColumns: '1fr',
  columnGap: space(12),
  [media.sm]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: space(6) },
  [media.md]: { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: space(12) },
});

const cell = css({
  position: 'relative',
  display: 'flex',
  borderBottom: `1px solid ${color.line}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    left: 0,
    width: space(14),
    height: space(1),
    backgroundColor: 'var(--rail)',
  },
  [media.motion]: {
    '&::before': { transition: `transform ${duration.slide}ms ease-out`, transformOrigin: 'left' },
  },
  '&:hover::before': { transform: 'scaleX(1.6)' },
});

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3.5),
  width: '100%',
  padding: `${space(6.5)} 0 ${space(7.5)}`,
  textDecoration: 'none',
  '&:hover h3': { textDecoration: 'underline' },
  [media.md]: { minHeight: space(59) },
});

const name = css({ margin: 0, ...text.h3 });
const summaryStyle = css({ margin: 0, ...text.small, color: color.ink2 });
const tagStyle = css({ marginTop: 'auto', ...text.mono, color: color.ink3 });

/** The products as a ruled grid; each cell starts with a piece of its rail's line. */
export function ProductGrid({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul css={grid}>
      {products.map((product) => (
        <li key={product.path} css={cell} data-rail={product.rail}>
          <Link to={product.path} css={card}>
            <LineBullet rail={product.rail} />
            <h3 css={name}>{product.name}</h3>
            <p css={summaryStyle}>{product.summary}</p>
            <span css={tagStyle}>{product.tag}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
