/** Vertical metrics in font units; `descent` is negative, as in the file. */
export type Metrics = { unitsPerEm: number; ascent: number; descent: number; lineGap: number };

/** What the script asks of a font: metrics, the width of a character in ems, and the layout features it has. */
export type Font = {
  metrics: Metrics;
  /** Advance width in ems, undefined where the font lacks the character. */
  advance: (character: string) => number | undefined;
  features: ReadonlySet<string>;
};

/**
 * Reads an uncompressed OpenType file (tables head, hhea, hmtx, cmap 4, GSUB, GPOS).
 * Layout of the tables: https://learn.microsoft.com/typography/opentype/spec
 * Throws where a required table is missing.
 */
export function readFont(file: Buffer): Font {
  const tables = readDirectory(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no ${tag} table.`);
    return found;
  };
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const unitsPerEm = table('head').readUInt16BE(18);
  const widths = hhea.readUInt16BE(34);
  const glyphs = readCharacterMap(table('cmap'));
  return {
    metrics: {
      unitsPerEm,
      ascent: hhea.readInt16BE(4),
      descent: hhea.readInt16BE(6),
      lineGap: hhea.readInt16BE(8),
    },
    advance: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      // Glyphs past the end of the list share its last width.
      return glyph && hmtx.readUInt16BE(Math.min(glyph, widths - 1) * 4) / unitsPerEm;
    },
    features: new Set([...readFeatures(tables.get('GSUB')), ...readFeatures(tables.get('GPOS'))]),
  };
}

function readDirectory(file: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return new Map(
    records.map((at) => {
      const offset = file.readUInt32BE(at + 8);
      return [
        file.toString('latin1', at, at + 4),
        file.subarray(offset, offset + file.readUInt32BE(at + 12)),
      ];
    }),
  );
}

function readFeatures(table: Buffer | undefined): string[] {
  if (table === undefined) return [];
  const list = table.readUInt16BE(6);
  const count = table.readUInt16BE(list);
  return Array.from({ length: count }, (_, index) =>
    table.toString('latin1', list + 2 + index * 6, list + 6 + index * 6),
  );
}

function readCharacterMap(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const segments = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (segments === undefined) throw new Error('The font has no format 4 character map.');
  return readSegments(cmap.subarray(segments));
}

function readSegments(map: Buffer): Map<number, number> {
  const size = map.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let at = 0; at < size; at += 2) {
    const last = map.readUInt16BE(14 + at);
    const first = map.readUInt16BE(16 + size + at);
    const delta = map.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = map.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const base = range === 0 ? code : map.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (range === 0 || base !== 0) glyphs.set(code, (base + delta) & 0xffff);
    }
  }
  return glyphs;
}
