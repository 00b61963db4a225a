/** Writes PNG files of numbers into a palette (PNG specification, sections 5 and 11). */
import { promisify } from 'node:util';
import { constants, crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
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
 * @param pixels a number into the palette for each, row by row
 * @param palette up to 256 colors, 0xRRGGBB
 */
export async function pngOf(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  palette: readonly number[],
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, with a palette.
  header.set([8, 3], 8);
  // Every row starts with how it is filtered: not at all.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  // Areas of one color are all there is to find: looking for more takes four times as long and saves a tenth.
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]))),
    chunk('IDAT', await compress(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', new Uint8Array()),
  ]);
}
