import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { mark, markPath } from '../../components/logo/mark';
import { color, text } from '../../theme/tokens';
import { fitBrand, fitHeadline } from './fit';
import { card, type SocialCardInput } from './format';
import { drawBullets, drawMap } from './map';

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** One line that ends in an ellipsis where it is too long. */
const oneLine: CSSProperties = { display: 'block', lineClamp: 1, wordBreak: 'break-all' };

function drawMark(size: number): ReactElement {
  return createElement(
    'svg',
    { width: size, height: size, viewBox: `0 0 ${mark.size} ${mark.size}` },
    createElement('path', {
      d: markPath,
      fill: 'none',
      stroke: color.ink,
      strokeWidth: mark.strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  );
}

function drawMasthead({ brand, url }: SocialCardInput): ReactElement {
  const size = fitBrand(brand);
  return box(
    { alignItems: 'center', justifyContent: 'space-between', height: 60 },
    box(
      { alignItems: 'center', gap: 18 },
      drawMark(size.mark),
      box(
        { ...oneLine, maxWidth: 600, fontSize: size.brand, fontWeight: 600, letterSpacing: '-0.03em' },
        brand,
      ),
    ),
    box({ ...oneLine, fontFamily: 'Geist Mono', fontSize: size.url, color: color.ink3, maxWidth: 380 }, url),
  );
}

/** The whole card: brand and address, headline, and the map with the caption under its trunk. */
export function layOutCard(input: SocialCardInput): ReactElement {
  const { fontSize, lines } = fitHeadline(input.headline);
  const { lineHeight, letterSpacing, fontWeight } = text.display;
  return box(
    {
      width: card.width,
      height: card.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `48px ${card.margin}px 0`,
      background: color.paper,
      color: color.ink,
      fontFamily: 'Schibsted Grotesk',
    },
    drawMap(),
    ...drawBullets(),
    drawMasthead(input),
    box(
      {
        display: 'block',
        marginTop: 30,
        fontSize,
        lineHeight,
        letterSpacing,
        fontWeight,
        lineClamp: lines,
        wordBreak: 'break-word',
      },
      input.headline,
    ),
    box(
      {
        display: 'block',
        position: 'absolute',
        left: card.margin,
        top: 521,
        width: 404,
        fontSize: 28,
        lineHeight: 1.25,
        color: color.ink2,
        lineClamp: 2,
        wordBreak: 'break-word',
      },
      input.caption,
    ),
  );
}
