/** What many cards share: background, brand, address and motif. */
import { createElement, type ReactElement } from 'react';
import { mark, markPath } from '../../components/logo/mark';
import type { RailId } from '../../theme/rails';
import { light } from '../../theme/schemes';
import { fontFamily } from '../../theme/tokens';
import { box, lines } from './elements';
import { card, type SocialCardInput } from './format';
import { drawLine } from './line';
import { drawMap } from './map';
import { fitBrand, fitSign } from './type-size';

/** Everything that a backdrop depends on. Equal values give equal pictures. */
export type Backdrop = {
  readonly brand: string;
  readonly url: string;
  readonly motif:
    | { readonly map: readonly RailId[] }
    | { readonly line: RailId | null; readonly from: number | null };
};

/** Signs of similar widths share a backdrop. */
const step = 120;

function motifOf({ rails: [first, ...others], sign }: SocialCardInput): Backdrop['motif'] {
  if (sign !== undefined)
    return { line: first ?? null, from: Math.ceil((card.margin + fitSign(sign).width) / step) * step };
  if (first === undefined || others.length > 0) return { map: first ? [first, ...others].sort() : [] };
  return { line: first, from: null };
}

/** A card's backdrop: one line for a rail or a code, otherwise the map with the page's rails. */
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
      stroke: light.ink,
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
      { ...lines(1), fontFamily: fontFamily.mono, fontSize: size.url, color: light.ink3, maxWidth: 380 },
      url,
    ),
  );
}

/** The picture without the page's own texts, for satori. */
export function layOutBackdrop(backdrop: Backdrop): ReactElement {
  const { motif } = backdrop;
  return box(
    {
      width: card.width,
      height: card.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `48px ${card.margin}px 0`,
      background: light.paper,
      color: light.ink,
      fontFamily: fontFamily.sans,
    },
    ...('map' in motif ? drawMap(motif.map) : drawLine(motif.line ?? undefined, motif.from ?? undefined)),
    drawMasthead(backdrop),
  );
}
