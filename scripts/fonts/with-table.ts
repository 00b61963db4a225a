/** The sum of a table's 32-bit words, as the directory of a font has it. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * An uncompressed OpenType file with one of its tables replaced. fontkit reads fonts and writes none.
 * https://learn.microsoft.com/typography/opentype/spec/otff (table directory)
 * Throws where the file has no such table.
 */
export function withTable(file: Buffer, tag: string, table: Buffer): Buffer {
  const count = file.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const name = file.toString('latin1', at, at + 4);
    const start = file.readUInt32BE(at + 8);
    return { name, data: name === tag ? table : file.subarray(start, start + file.readUInt32BE(at + 12)) };
  });
  if (!tables.some(({ name }) => name === tag)) throw new Error(`The font has no ${tag} table.`);
  let end = 12 + count * 16;
  const entries = tables.map(({ name, data }) => {
    const entry = Buffer.alloc(16, name, 'latin1');
    entry.writeUInt32BE(checksum(data), 4);
    entry.writeUInt32BE(end, 8);
    entry.writeUInt32BE(data.length, 12);
    end += data.length + (-data.length & 3);
    return entry;
  });
  const contents = tables.flatMap(({ data }) => [data, Buffer.alloc(-data.length & 3)]);
  return Buffer.concat([file.subarray(0, 12), ...entries, ...contents]);
}
