import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { type Backdrop, backdropOf, layOutBackdrop } from './backdrop';
import { cardFonts } from './fonts';
import { card, type SocialCardInput } from './format';
import { mix, nearest, palette, rgb } from './palette';
import { pngOf } from './png';
import { type Part, partsOf } from './words';

type Size = { readonly width: number; readonly height: number };

/** satori masks every box by its own size, which hides nothing here and takes an eighth of the time. */
const withoutMasks = (svg: string): string =>
  svg.replace(/<mask [\s\S]*?<\/mask>/g, '').replace(/ mask="url\([^)]*\)"/g, '');

/** The pixels of what is laid out, four bytes each. */
async function paint(layout: ReactElement, { width, height }: Size): Promise<Buffer> {
  const svg = withoutMasks(await satori(layout, { width, height, fonts: await cardFonts() }));
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

const colorAt = (pixels: Buffer, from: number): number =>
  rgb(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0);

async function paintBackdrop(backdrop: Backdrop): Promise<Uint8Array> {
  const painted = await paint(layOutBackdrop(backdrop), card);
  const pixels = new Uint8Array(card.width * card.height);
  pixels.forEach((_, at) => {
    pixels[at] = nearest(colorAt(painted, 4 * at));
  });
  return pixels;
}

const backdrops = new Map<string, Promise<Uint8Array>>();

/** The backdrop as numbers into the palette, painted once for all cards that have it. */
function paintedBackdrop(backdrop: Backdrop): Promise<Uint8Array> {
  const name = JSON.stringify(backdrop);
  const known = backdrops.get(name) ?? paintBackdrop(backdrop);
  backdrops.set(name, known);
  return known;
}

/** Lays a page's own words over the backdrop, where they are not clear. */
async function lay({ left, top, width, height, layout }: Part, pixels: Uint8Array): Promise<void> {
  const over = await paint(layout, { width, height });
  // Most pixels are clear: they are found by one number for all four bytes.
  const whole = new Uint32Array(over.buffer, over.byteOffset, width * height);
  for (let at = 0; at < whole.length; at += 1) {
    if (whole[at] === 0) continue;
    const place = (top + Math.floor(at / width)) * card.width + left + (at % width);
    const below = palette[pixels[place] ?? 0] ?? 0;
    const alpha = (over[4 * at + 3] ?? 0) / 255;
    pixels[place] = nearest(mix(colorAt(over, 4 * at), below, alpha));
  }
}

/**
 * Draws a social card as a PNG of 1200 by 630 pixels, under 120 kB. The same input gives the same bytes.
 * Rejects where a font package is not installed.
 */
export async function drawSocialCard(input: SocialCardInput): Promise<Buffer> {
  const pixels = (await paintedBackdrop(backdropOf(input))).slice();
  for (const part of partsOf(input)) await lay(part, pixels);
  return pngOf(pixels, card, palette);
}
