/** A picture of an editor in the sizes that screens ask for, made by sharp. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { cacheFolder, fileCache, writeWhole } from '../cache/file-cache';

/** A picture as a page shows it: WebP in several widths, and its own format for whoever does not know that. */
export type Picture = {
  /** Path on this site of the one that everybody can show, with its size in pixels. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The others by their widths, as in the attribute "srcset". */
  readonly webp: string;
};

/** To be raised with each change of how they are made. */
const revision = 1;

/** Pixels: a phone, a phone with a fine screen or the column of a text, and that column on a fine screen. */
const widths = [480, 960, 1440] as const;
const fallbackWidth = 960;

const pictureCache = () => fileCache(cacheFolder('pictures'));

/** A picture in a width, in the format of the name's ending. */
function encode(original: Buffer, name: string, width: number): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded = name.endsWith('.webp')
    ? resized.webp({ quality: 84, effort: 5, smartSubsample: true })
    : name.endsWith('.png')
      ? resized.png({ palette: true, effort: 8 })
      : resized.jpeg({ quality: 80, mozjpeg: true });
  return encoded.toBuffer();
}

/** One size in one format, taken from the cache if it was made before. Its name changes with the picture. */
async function makeSize(original: Buffer, name: string, width: number, publicDir: string): Promise<string> {
  const file = join(publicDir, 'images', name);
  const address = `/images/${name}`;
  if (existsSync(file)) return address;
  const cached = await pictureCache().get(name);
  const data = cached ?? (await encode(original, name, width));
  if (!cached) await pictureCache().put(name, data);
  await writeWhole(file, data);
  return address;
}

async function make(file: string, publicDir: string): Promise<Picture> {
  const original = await readFile(file);
  const { width = 0, height = 0 } = await sharp(original).metadata();
  const ending = extname(file);
  const digest = createHash('sha256').update(`${revision}`).update(original).digest('hex').slice(0, 8);
  const nameOf = (size: number, end: string) => `${basename(file, ending)}-${digest}-${size}${end}`;
  // The original is never enlarged; where it is small, its own width is the largest.
  const sizes = [...new Set(widths.map((size) => Math.min(size, width)))];
  const webp: string[] = [];
  for (const size of sizes)
    webp.push(`${await makeSize(original, nameOf(size, '.webp'), size, publicDir)} ${size}w`);
  const shown = Math.min(fallbackWidth, width);
  return {
    src: await makeSize(original, nameOf(shown, ending === '.webp' ? '.png' : ending), shown, publicDir),
    width: shown,
    height: Math.round((height * shown) / width),
    webp: webp.join(', '),
  };
}

const made = new Map<string, Promise<Picture>>();

/**
 * Makes the sizes of a picture below `images/` of the folder of built files. The same picture is made once, also from build to build.
 * Rejects where there is no such file, or it is no picture.
 * @param file from the folder of the site
 */
export async function makePicture(file: string, publicDir = 'public'): Promise<Picture> {
  const key = `${file} ${publicDir}`;
  // While the site is being developed, the file may have changed under its name.
  const known = process.env.NODE_ENV === 'production' ? made.get(key) : undefined;
  const picture = known ?? make(file, publicDir);
  made.set(key, picture);
  return picture;
}

/** Removes the sizes that no build has asked for in a long time from the cache. Call it at the end of a build. */
export const prunePictures = (): Promise<void> => pictureCache().prune();
