/** The fonts of the cards. satori reads woff, not woff2. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font as OpenFont } from 'fontkit';
import type { Font, FontWeight } from 'satori';
import { fontFamily, weight } from '../../theme/tokens';
import { siteRoot } from '../site-root';

const packageOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

type Loaded = { readonly font: Font; readonly open: OpenFont };

const loaded = new Map<string, Promise<Loaded>>();

async function read(family: string, fontWeight: FontWeight, subset: string): Promise<Loaded> {
  const folder = packageOf(family);
  const file = `${folder}-${subset}-${fontWeight}-normal.woff`;
  const data = await readFile(join(siteRoot, 'node_modules/@fontsource', folder, 'files', file));
  const name = subset === 'latin' ? family : `${family} ${subset}`;
  // A single font, not a collection.
  return { font: { name, weight: fontWeight, style: 'normal', data }, open: create(data) as OpenFont };
}

/** Reads a font once. Rejects if its package isn't installed. */
function load(family: string, fontWeight: FontWeight, subset = 'latin'): Promise<Loaded> {
  const key = `${family} ${fontWeight} ${subset}`;
  const font = loaded.get(key) ?? read(family, fontWeight, subset);
  loaded.set(key, font);
  return font;
}

/** Fonts for letters that the site's fonts lack, in order: other Latin letters, symbols, emoji, Chinese and Japanese. */
const fallbacks: readonly (readonly [family: string, weight: FontWeight])[] = [
  [fontFamily.sans, weight.semibold],
  ['Noto Sans Symbols', weight.semibold],
  ['Noto Emoji', weight.semibold],
  ['Sawarabi Gothic', weight.regular],
];

const has = ({ open }: Loaded, letter: string): boolean =>
  open.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Whether ranges such as "U+0100-02BA,U+02BD" include a letter. */
const includes = (ranges: string, letter: string): boolean =>
  new RegExp(`[${ranges.replaceAll(',', '').replace(/U\+([\da-f]+)(?:-([\da-f]+))?/gi, rangeOf)}]`, 'u').test(
    letter,
  );

const rangeOf = (_range: string, first: string, last = first): string => `\\u{${first}}-\\u{${last}}`;

/** The first fallback font with a letter. A package has a file for each range of letters. */
async function fallbackFor(letter: string): Promise<Loaded | undefined> {
  for (const [family, fontWeight] of fallbacks) {
    const file = join(siteRoot, 'node_modules/@fontsource', packageOf(family), 'unicode.json');
    const subsets = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    for (const [subset, ranges] of Object.entries(subsets)) {
      if (!includes(ranges, letter)) continue;
      const font = await load(family, fontWeight, subset.replace(/[[\]]/g, ''));
      if (has(font, letter)) return font;
    }
  }
  return undefined;
}

let own: ReturnType<typeof loadOwn> | undefined;

async function loadOwn() {
  const all = await Promise.all([
    load(fontFamily.sans, weight.regular),
    load(fontFamily.sans, weight.semibold),
    load(fontFamily.mono, weight.regular),
  ]);
  return { all, fonts: all.map(({ font }) => font) };
}

/** Fonts for a text, and its letters that no font has, which would be boxes. */
export async function fontsFor(text: string): Promise<{ fonts: Font[]; missing: string[] }> {
  own ??= loadOwn();
  const { all, fonts } = await own;
  const lacking = [...new Set(text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu))].filter(
    (letter) => !all.every((font) => has(font, letter)),
  );
  const more = await Promise.all(lacking.map(fallbackFor));
  const missing = lacking.filter((_, index) => !more[index]);
  const found = [...new Set(more.flatMap((font) => font?.font ?? []))];
  // satori caches parsed fonts by the identity of the list.
  return { fonts: found.length > 0 ? [...fonts, ...found] : fonts, missing };
}
