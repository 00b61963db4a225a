/** Icons as pictures of dots, for what does not take the favicon's drawing. */
import sharp from 'sharp';
import { faviconSvg } from '../../components/logo/favicon';
import { mark, markPath } from '../../components/logo/mark';
import { color } from '../../theme/tokens';

/** The favicon. @param side in pixels; its corners are clear */
export const drawFavicon = (side: number): Promise<Buffer> => png(faviconSvg(), side);

/**
 * The mark on a square without round corners: whoever shows it cuts it to a shape of their own.
 * @param side in pixels
 * @param margin room around the mark in its own units, of which its square has 28
 */
export function drawSquareIcon(side: number, margin: number): Promise<Buffer> {
  const box = `${-margin} ${-margin} ${mark.size + 2 * margin} ${mark.size + 2 * margin}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="${color.paper}"/>`,
    `<path d="${markPath}" fill="none" stroke="${color.ink}" stroke-width="${mark.strokeWidth}" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
  return png(svg, side);
}

/** Drawn at its size, not at another and then scaled. */
async function png(svg: string, side: number): Promise<Buffer> {
  const { width = side } = await sharp(Buffer.from(svg)).metadata();
  const drawing = sharp(Buffer.from(svg), { density: (72 * side) / width });
  return drawing.resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}
