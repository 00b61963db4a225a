/** An image in an icon file: a PNG and its side in pixels, up to 255. */
export type IcoPicture = { readonly side: number; readonly png: Uint8Array };

const lengths = { header: 6, entry: 16 };

/** A Windows icon file with PNGs of several sizes; see ICONDIR in Microsoft's documentation. */
export function icoOf(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(lengths.header + lengths.entry * pictures.length);
  // Type 1 is an icon, type 2 a cursor.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let start = header.length;
  pictures.forEach(({ side, png }, index) => {
    const at = lengths.header + lengths.entry * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(start, at + 12);
    start += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
