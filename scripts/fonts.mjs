/**
 * `npm run fonts`: subsets the fonts to the characters of the site, and writes src/theme/font-files.json with their files and the
 * metrics of their fallbacks. Run it after a change of the font packages or of the characters, and commit the results.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fontFamily, weight } from '../src/theme/tokens.ts';

const directory = 'static/fonts';

/** Printable ASCII, and typographic characters in content. All others use a fallback font. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const characters = [...ascii, ...'’‘“”–—…·×−→←↗↓↑§©®™°±≤≥≠•✓é⌘\u00a0'];

/** Kerning is rounded to this many thousandths of an em, which is 0.06 px in running text. */
const kerningStep = 4;

/** Pairs of characters that occur less often on the site aren't kerned: they would be half of a font. */
const leastPairs = 5;

/**
 * Fonts that most computers have. `average` is the width in ems of their letters in English text, divided by how much kerning narrows
 * ours in Chromium.
 */
const [arial, arialBold, courier] = [
  { names: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], average: 0.444 },
  { names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'], average: 0.47758 },
  { names: ['Courier New', 'Liberation Mono', 'Menlo', 'Droid Sans Mono'], average: 0.6001 },
];

const fonts = [
  { family: fontFamily.sans, weight: weight.regular, system: arial },
  { family: fontFamily.sans, weight: weight.medium, system: arial },
  { family: fontFamily.sans, weight: weight.semibold, system: arialBold },
  { family: fontFamily.mono, weight: weight.regular, system: courier },
];

/** The frequency of the space and of a to z in English text, in percent (Lewand, Cryptological Mathematics). */
const frequency = [
  18.3, 6.67, 1.22, 2.27, 3.47, 10.38, 1.82, 1.65, 4.98, 5.69, 0.13, 0.63, 3.29, 1.97, 5.51, 6.13, 1.58, 0.08,
  4.89, 5.17, 7.4, 2.25, 0.8, 1.93, 0.12, 1.61, 0.06,
];

/** The descriptors that make a system font as wide and high as ours: size-adjust scales the line metrics, too. */
function fallback({ family, weight, system }, font) {
  const widths = [...' abcdefghijklmnopqrstuvwxyz'].map((letter) => font.layout(letter).advanceWidth);
  const sum = widths.reduce((all, width, index) => all + width * frequency[index], 0);
  const average = sum / frequency.reduce((all, one) => all + one) / font.unitsPerEm;
  const scale = average / system.average;
  const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;
  return {
    family: `${family} Fallback`,
    weight,
    src: system.names.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: percent(scale),
    ascentOverride: percent(font.ascent / font.unitsPerEm / scale),
    descentOverride: percent(-font.descent / font.unitsPerEm / scale),
    lineGapOverride: percent(font.lineGap / font.unitsPerEm / scale),
  };
}

/** Pairs of adjacent characters in the site's texts, without code and the API description, which is mostly names. */
function pairsOfSite() {
  const text = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name) && !name.startsWith('api/'))
    .map((name) => readFileSync(`content/${name}`, 'utf8').replace(/```[\s\S]*?```/g, ''))
    .join('\n');
  const all = [...text.replace(/\s+/g, ' ')];
  const counts = new Map();
  for (const [index, right] of all.slice(1).entries())
    counts.set(all[index] + right, (counts.get(all[index] + right) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= leastPairs).map(([pair]) => pair);
}

/** The kerning of pairs in font units, sorted by glyphs. */
function kerningOf(font, pairs) {
  const units = (kerningStep * font.unitsPerEm) / 1000;
  const found = pairs.flatMap((pair) => {
    const [left, right, ...more] = font.glyphsForString(pair);
    if (!left?.id || !right?.id || more.length > 0) return [];
    const [{ xAdvance }] = font.layout(pair, { kern: true, liga: false }).positions;
    const value = Math.round(Math.round((xAdvance - left.advanceWidth) / units) * units);
    return value === 0 ? [] : [{ left: left.id, right: right.id, value }];
  });
  return found.sort((a, b) => a.left - b.left || a.right - b.right);
}

const bytes = (...numbers) => Buffer.from(numbers.flatMap((number) => [(number >> 8) & 0xff, number & 0xff]));

/** A GPOS table with one feature, "kern" (https://learn.microsoft.com/typography/opentype/spec/gpos, PairPos format 1). */
function kerningTable(kerns) {
  const lefts = [...new Set(kerns.map(({ left }) => left))];
  const sets = lefts.map((glyph) => {
    const own = kerns.filter(({ left }) => left === glyph);
    return bytes(own.length, ...own.flatMap(({ right, value }) => [right, value]));
  });
  const language = bytes(4, 0, 0, 0xffff, 1, 0);
  const script = (tag) => [Buffer.from(tag), bytes(14)];
  const scripts = Buffer.concat([bytes(2), ...script('DFLT'), ...script('latn'), language]);
  const features = Buffer.concat([bytes(1), Buffer.from('kern'), bytes(8), bytes(0, 1, 0)]);
  let end = 10 + 2 * sets.length;
  const offsets = sets.map((set) => {
    end += set.length;
    return end - set.length;
  });
  const coverage = bytes(1, lefts.length, ...lefts);
  const pairs = [bytes(1, end, 4, 0, sets.length, ...offsets), ...sets, coverage];
  const start = 10 + scripts.length;
  const header = bytes(1, 0, 10, start, start + features.length);
  return Buffer.concat([header, scripts, features, bytes(1, 4), bytes(2, 0, 1, 8), ...pairs]);
}

/** An OpenType file with another GPOS table (https://learn.microsoft.com/typography/opentype/spec/otff). */
function withKerning(file, table) {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  let end = 12 + entries.length * 16;
  const tables = entries.map((at) => {
    const start = file.readUInt32BE(at + 8);
    const isKerning = file.toString('latin1', at, at + 4) === 'GPOS';
    const data = isKerning ? table : file.subarray(start, start + file.readUInt32BE(at + 12));
    const entry = Buffer.from(file.subarray(at, at + 16));
    entry.writeUInt32BE(end, 8);
    entry.writeUInt32BE(data.length, 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    end += padded.length;
    return { entry, padded };
  });
  const [head, data] = [tables.map(({ entry }) => entry), tables.map(({ padded }) => padded)];
  return Buffer.concat([file.subarray(0, 12), ...head, ...data]);
}

const pairs = pairsOfSite();
mkdirSync(directory, { recursive: true });
for (const name of readdirSync(directory)) rmSync(`${directory}/${name}`);
const cuts = [];
for (const one of fonts) {
  const name = one.family.toLowerCase().replaceAll(' ', '-');
  const source = readFileSync(
    `node_modules/@fontsource/${name}/files/${name}-latin-${one.weight}-normal.woff2`,
  );
  const options = { noHinting: true, keepFeatures: ['kern', 'tnum'] };
  const small = await subsetFont(source, characters.join(''), { ...options, targetFormat: 'sfnt' });
  const kerns = kerningOf(create(small), pairs);
  const kerned = kerns.length > 0 ? withKerning(small, kerningTable(kerns)) : small;
  const data = await subsetFont(kerned, characters.join(''), { ...options, targetFormat: 'woff2' });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const file = `${name}-${one.weight}.${hash}.woff2`;
  writeFileSync(`${directory}/${file}`, data);
  const whole = create(source);
  const missing = characters.filter((character) => !whole.hasGlyphForCodePoint(character.codePointAt(0)));
  console.log(`${file} ${data.length} bytes; from fallback fonts: ${missing.join(' ')}`);
  cuts.push({ file: { family: one.family, weight: one.weight, file }, fallback: fallback(one, whole) });
}
const data = { files: cuts.map(({ file }) => file), fallbacks: cuts.map((cut) => cut.fallback) };
writeFileSync('src/theme/font-files.json', `${JSON.stringify(data, null, 2)}\n`);
