import type { Font } from './open-font';

/**
 * A font that most computers have, and the widths of its letters in 2048ths of an em. `kerning` is the factor by which
 * kerning narrows our running text, as measured in Chromium over a page of prose.
 */
type SystemFont = { src: string; widths: readonly number[]; kerning: number };

/** The frequency of each character in English text, in percent: the space, then a to z (Lewand, Cryptological Mathematics). */
const alphabet = [...' abcdefghijklmnopqrstuvwxyz'];
const frequency = [
  18.3, 6.67, 1.22, 2.27, 3.47, 10.38, 1.82, 1.65, 4.98, 5.69, 0.13, 0.63, 3.29, 1.97, 5.51, 6.13, 1.58, 0.08,
  4.89, 5.17, 7.4, 2.25, 0.8, 1.93, 0.12, 1.61, 0.06,
];

/** Arial, and fonts with similar widths: Liberation Sans on Linux, Helvetica, Roboto on Android. */
export const sans: SystemFont = {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")',
  kerning: 0.993,
  widths: [
    569, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139, 1139,
    682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024,
  ],
};

/** The bold of the same family, for headings: synthesized bold has other widths. */
export const sansBold: SystemFont = {
  src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Roboto Bold")',
  kerning: 0.998,
  widths: [
    569, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251, 1251, 1251,
    797, 1139, 682, 1251, 1139, 1593, 1139, 1139, 1024,
  ],
};

/** Monospaced: every character is 0.6 em wide. */
export const mono: SystemFont = {
  src: 'local("Courier New"), local("Liberation Mono"), local("Menlo"), local("Droid Sans Mono")',
  kerning: 1,
  widths: alphabet.map(() => 1229),
};

const average = (widthOf: (character: string, index: number) => number): number =>
  alphabet.reduce((sum, character, index) => sum + widthOf(character, index) * (frequency[index] ?? 0), 0) /
  frequency.reduce((sum, share) => sum + share, 0);

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

/**
 * The @font-face descriptors that make a system font as wide and high as ours, in percent. size-adjust scales the letters to
 * our average width; the line metrics are divided by it, because it scales them too
 * (CSS Fonts 5, section "size-adjust").
 */
export function matchFallback(font: Font, system: SystemFont) {
  const { unitsPerEm, ascent, descent, lineGap } = font.metrics;
  const ours = average((character) => font.advance(character) ?? 0) * system.kerning;
  const theirs = average((_, index) => (system.widths[index] ?? 0) / 2048);
  const scale = ours / theirs;
  return {
    src: system.src,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / unitsPerEm / scale),
    descentOverride: percent(-descent / unitsPerEm / scale),
    lineGapOverride: percent(lineGap / unitsPerEm / scale),
  };
}
