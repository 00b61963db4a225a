import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { type Backdrop, backdropOf, layOutBackdrop } from './backdrop';
import { type Part, partsOf } from './card-text';
import { type Coverage, coverageOf } from './coverage';
import { cardFonts } from './fonts';
import { card, type SocialCardInput } from './format';
import { mix, nearest, palette, rgb } from './palette';
import { pngOf } from './png';

type Size = { readonly width: number; readonly height: number };

/** What satori draws of a layout. It masks every box by its own size, which hides nothing here and takes time. */
async function svgOf(layout: ReactElement, { width, height }: Size): Promise<string> {
  const svg = await satori(layout, { width, height, fonts: await cardFonts() });
  return svg.replace(/<mask [\s\S]*?<\/mask>/g, '').replace(/ mask="url\([^)]*\)"/g, '');
}

/** The pixels of an SVG file, four bytes each. */
const paint = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

const colorAt = (pixels: Buffer, from: number): number =>
  rgb(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0);

async function paintBackdrop(backdrop: Backdrop): Promise<Uint8Array> {
  const painted = await paint(await svgOf(layOutBackdrop(backdrop), card));
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

/** Lays a color over a pixel of the card. */
function blend(pixels: Uint8Array, place: number, over: number, share: number): void {
  pixels[place] = nearest(mix(over, palette[pixels[place] ?? 0] ?? 0, share));
}

/** What each number of the palette turns into under a color, for each of 256 shares; 256 where that isn't known yet. */
const blends = new Map<number, Uint16Array>();

function blendsOf(color: number): Uint16Array {
  const known = blends.get(color) ?? new Uint16Array(256 * 256).fill(256);
  blends.set(color, known);
  return known;
}

/** A file of filled outlines and nothing else: letters. */
const letters = /^<svg [^>]*>(?:<g>|<\/g>|<path fill="#[0-9a-f]{6}" d="[^"]*"\/>)*<\/svg>$/i;
const outline = /<path fill="#([0-9a-f]{6})" d="([^"]*)"\/>/gi;

/** Lays an outline in a color over the part of the card. What goes beyond the part is cut off. */
function layOutline(
  color: number,
  coverage: Coverage,
  { left, top, width, height }: Part,
  pixels: Uint8Array,
): void {
  const { shares } = coverage;
  const known = blendsOf(color);
  const start = Math.max(0, -coverage.left);
  const end = Math.min(coverage.width, width - coverage.left);
  const last = Math.min(coverage.height, height - coverage.top);
  for (let row = Math.max(0, -coverage.top); row < last; row += 1) {
    const place = (top + coverage.top + row) * card.width + left + coverage.left;
    const from = row * coverage.width;
    for (let x = start; x < end; x += 1) {
      const exact = shares[from + x] ?? 0;
      if (exact < 1 / 510) continue;
      // As many steps as a picture of 256 levels of transparency has.
      const step = Math.round(exact * 255);
      const at = 256 * (pixels[place + x] ?? 0) + step;
      if (known[at] === 256) {
        blend(pixels, place + x, color, step / 255);
        known[at] = pixels[place + x] ?? 0;
      } else pixels[place + x] = known[at] ?? 0;
    }
  }
}

/** Lays letters over the backdrop; false if the file has something else. */
function layLetters(svg: string, part: Part, pixels: Uint8Array): boolean {
  if (!letters.test(svg)) return false;
  const outlines = [...svg.matchAll(outline)].map(([, color = '', path = '']) => ({
    color: Number.parseInt(color, 16),
    coverage: coverageOf(path),
  }));
  if (outlines.some(({ coverage }) => !coverage)) return false;
  for (const { color, coverage } of outlines) if (coverage) layOutline(color, coverage, part, pixels);
  return true;
}

/** Lays a page's own words over the backdrop, where they are not clear. */
async function lay(part: Part, pixels: Uint8Array): Promise<void> {
  const svg = await svgOf(part.layout, part);
  if (layLetters(svg, part, pixels)) return;
  const over = await paint(svg);
  const { left, top, width, height } = part;
  // Most pixels are clear: they are found by one number for all four bytes.
  const whole = new Uint32Array(over.buffer, over.byteOffset, width * height);
  for (let at = 0; at < whole.length; at += 1) {
    if (whole[at] === 0) continue;
    const place = (top + Math.floor(at / width)) * card.width + left + (at % width);
    blend(pixels, place, colorAt(over, 4 * at), (over[4 * at + 3] ?? 0) / 255);
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
