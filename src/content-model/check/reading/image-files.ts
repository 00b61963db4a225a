/** Checks editors' pictures as files: their format, size and width. */
import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { Diagnostic } from '../diagnostics/diagnostic';

/** Pixels: the widest size that the build creates (src/gatsby/pictures/picture-sizes.ts), and what no screen needs. */
const width = { least: 1440, most: 6000 };

/** Bytes. The original is in the repository forever, though visitors never load it. */
const mostBytes = 2_000_000;

/** The ending of each format, as image-size names it. */
const endings: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', webp: 'webp' };

/** False for a picture whose end is missing, as after an interrupted upload: its size can be read, but not the picture. */
function isWhole(bytes: Buffer, type: string): boolean {
  if (type === 'png') return bytes.includes('IEND');
  if (type === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length;
  // The picture starts after the last FFDA; one that a camera has put before it has an end, too.
  return bytes.lastIndexOf('ffd9', undefined, 'hex') > bytes.lastIndexOf('ffda', undefined, 'hex');
}

type Said = Pick<Diagnostic, 'message' | 'fix'>;

function faultOf(bytes: Buffer, ending: string): Said | undefined {
  if (bytes.length === 0) return { message: 'the picture is empty', fix: 'save it again' };
  let size: { width: number; height: number; type?: string };
  try {
    size = imageSize(bytes);
  } catch {
    return { message: "this isn't a picture, or it's damaged", fix: 'save it again as PNG, JPEG or WebP' };
  }
  const { type = '' } = size;
  const right = endings[type];
  if (right === undefined)
    return {
      message: `the picture is in the format ${type.toUpperCase()}`,
      fix: 'save it as PNG, JPEG or WebP',
    };
  if (right !== ending)
    return {
      message: `the picture is in the format ${type.toUpperCase()}, not .${ending}`,
      fix: `rename it so that it ends in ".${right}"`,
    };
  if (!isWhole(bytes, type))
    return { message: 'the end of the picture is missing', fix: 'copy the whole file again' };
  if (size.width < width.least)
    return {
      message: `the picture is ${size.width} px wide, which is too small`,
      fix: `save it at ${width.least} px or wider`,
    };
  if (size.width > width.most || size.height > width.most)
    return {
      message: `the picture is ${size.width} × ${size.height} px, which is too large`,
      fix: `save it at ${width.least} to ${width.most} px`,
    };
  if (bytes.length <= mostBytes) return undefined;
  const megabytes = (bytes.length / 1_000_000).toFixed(1);
  return { message: `the picture is ${megabytes} MB, which is too large`, fix: 'save it at 2 MB or less' };
}

/**
 * The error in a picture, if there is one.
 * @param path of the file on disk
 * @param file its path from the repository root
 */
export function imageDiagnostics(path: string, file: string): Diagnostic[] {
  const fault = faultOf(readFileSync(path), file.slice(file.lastIndexOf('.') + 1));
  return fault ? [{ file, line: 1, column: 1, ...fault }] : [];
}
