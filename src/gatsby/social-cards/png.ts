/** Writes indexed PNG files (PNG specification, sections 5 and 11: https://www.w3.org/TR/png-3/). */
import { constants, crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

/**
 * A PNG file.
 * @param pixels a palette index for each, row by row
 * @param palette up to 256 colors, 0xRRGGBB
 */
export function pngOf(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  palette: readonly number[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, with a palette.
  header.set([8, 3], 8);
  // Every row starts with its filter type: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  // Synchronous: every core has a thread that draws cards. Z_RLE is for large areas of one color: the default strategy takes twice as
  // long and saves a tenth.
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]))),
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', new Uint8Array()),
  ]);
}
