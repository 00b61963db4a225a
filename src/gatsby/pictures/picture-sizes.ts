/** Resizes editors' pictures for different screens, with sharp. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { writeOnce } from '../outputs/write-once';

/** A picture for a page: WebP in several widths, and its original format as a fallback. */
export type Picture = {
  /** Path of the fallback, with its size in pixels. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The WebP files by width, in the syntax of `srcset`; empty for a drawing. */
  readonly webp: string;
  /** A drawing's own text. */
  readonly svg?: string;
};

/** Increase it with each change of the encoding: file names depend on it. */
const revision = 2;

/** Pixels: a phone; a high-density phone or the text column; the text column on a high-density screen. */
const widths = [480, 960, 1440] as const;
const fallbackWidth = 960;

/** A picture at a width, in the format of the name's extension. */
function encode(original: Buffer, name: string, width: number): Promise<Buffer> {
  // Cameras store how to turn a picture; the sizes have no such data.
  const resized = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
  if (name.endsWith('.webp'))
    return resized.webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer();
  if (name.endsWith('.png')) return resized.png({ palette: true, effort: 8 }).toBuffer();
  return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** Writes one size in one format, unless an earlier build has. Its name changes with the picture. */
async function makeSize(original: Buffer, name: string, width: number): Promise<string> {
  const address = `/images/${name}`;
  await writeOnce(join('public', address), () => encode(original, name, width));
  return address;
}

async function make(file: string): Promise<Picture> {
  const original = await readFile(file);
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  const ending = extname(file);
  const digest = createHash('sha256').update(`${revision}`).update(original).digest('hex').slice(0, 8);
  const nameOf = (size: number, end: string) => `${basename(file, ending)}-${digest}-${size}${end}`;
  if (ending === '.svg') {
    const src = `/images/${basename(file, ending)}-${digest}.svg`;
    await writeOnce(join('public', src), async () => original);
    return { src, width, height, webp: '', svg: original.toString() };
  }
  // Never enlarged: the largest width is the original's if that's smaller.
  const sizes = [...new Set(widths.map((size) => Math.min(size, width)))];
  const webp: string[] = [];
  for (const size of sizes) webp.push(`${await makeSize(original, nameOf(size, '.webp'), size)} ${size}w`);
  const shown = Math.min(fallbackWidth, width);
  return {
    src: await makeSize(original, nameOf(shown, ending === '.webp' ? '.png' : ending), shown),
    width: shown,
    height: Math.round((height * shown) / width),
    webp: webp.join(', '),
  };
}

const made = new Map<string, Promise<Picture>>();

/** Writes the sizes of a picture, whose path is relative to the site, to `images/`. Rejects if the file isn't a picture. */
export function makePicture(file: string): Promise<Picture> {
  // In development, the file may have changed.
  const known = process.env.NODE_ENV === 'production' ? made.get(file) : undefined;
  const picture = known ?? make(file);
  made.set(file, picture);
  return picture;
}
