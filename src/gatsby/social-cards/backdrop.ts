/** What many cards have in common: paper, brand, address and motif. */
import { createElement, type ReactElement } from 'react';
import { mark, markPath } from '../../components/logo/mark';
import type { RailId } from '../../theme/rails';
import { color, fontFamily } from '../../theme/tokens';
import { box, lines } from './elements';
import { fitBrand, fitSign } from './fit';
import { card, type SocialCardInput } from './format';
import { drawLine } from './line';
import { drawMap } from './map';

/** All that a backdrop is drawn from. Equal values are equal pictures. */
export type Backdrop = {
  readonly brand: string;
  readonly url: string;
  readonly motif:
    | { readonly map: readonly RailId[] }
    | { readonly line: RailId | null; readonly from: number | null };
};

/** Signs of about the same width have a backdrop in common. */
const step = 120;

function motifOf({ rails: [first, ...others], sign }: SocialCardInput): Backdrop['motif'] {
  if (sign !== undefined)
    return { line: first ?? null, from: Math.ceil((card.margin + fitSign(sign).width) / step) * step };
  if (first === undefined || others.length > 0) return { map: first ? [first, ...others].sort() : [] };
  return { line: first, from: null };
}

/** The backdrop of a card: a line for one rail or a code, else the map, of the rails that the page is about. */
export const backdropOf = (input: SocialCardInput): Backdrop => ({
  brand: input.brand,
  url: input.url,
  motif: motifOf(input),
});

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

function drawMasthead({ brand, url }: Backdrop): ReactElement {
  const size = fitBrand(brand);
  return box(
    { alignItems: 'center', justifyContent: 'space-between', height: 60 },
    box(
      { alignItems: 'center', gap: 18 },
      drawMark(size.mark),
      box(
        { ...lines(1), maxWidth: 600, fontSize: size.brand, fontWeight: 600, letterSpacing: '-0.03em' },
        brand,
      ),
    ),
    box(
      { ...lines(1), fontFamily: fontFamily.mono, fontSize: size.url, color: color.ink3, maxWidth: 380 },
      url,
    ),
  );
}

/** The whole picture without the words of a page, for satori. */
export function layOutBackdrop(backdrop: Backdrop): ReactElement {
  const { motif } = backdrop;
  return box(
    {
      width: card.width,
      height: card.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `48px ${card.margin}px 0`,
      background: color.paper,
      color: color.ink,
      fontFamily: fontFamily.sans,
    },
    ...('map' in motif ? drawMap(motif.map) : drawLine(motif.line ?? undefined, motif.from ?? undefined)),
    drawMasthead(backdrop),
  );
}
