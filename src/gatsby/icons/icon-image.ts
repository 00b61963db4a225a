/** Raster icons, for platforms that don't support the SVG favicon. */
import sharp from 'sharp';
import { faviconSvg } from '../../components/logo/favicon';
import { mark, markPath } from '../../components/logo/mark';
import { light } from '../../theme/schemes';

/** The favicon as PNG. @param side in pixels; the corners are transparent */
export const drawFavicon = (side: number): Promise<Buffer> => png(faviconSvg(), side);

/**
 * The logo on a square without rounded corners, as PNG: platforms cut it to their own shape.
 * @param side in pixels
 * @param margin space around the logo, in units of its 28-unit square
 */
export function drawSquareIcon(side: number, margin: number): Promise<Buffer> {
  const box = `${-margin} ${-margin} ${mark.size + 2 * margin} ${mark.size + 2 * margin}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="${light.paper}"/>`,
    `<path d="${markPath}" fill="none" stroke="${light.ink}" stroke-width="${mark.strokeWidth}" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
  return png(svg, side);
}

/** Rasterizes at the final size, without scaling. */
async function png(svg: string, side: number): Promise<Buffer> {
  const { width = side } = await sharp(Buffer.from(svg)).metadata();
  const drawing = sharp(Buffer.from(svg), { density: (72 * side) / width });
  return drawing.resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}
