import data from './font-files.json';

/** A font file; `href` is its address from the root, for the preload and the @font-face rule. */
export type FontFile = { family: string; weight: number; file: string; href: string };

/** The four fonts, all preloaded. scripts/fonts.mjs writes the list. */
export const fonts: readonly FontFile[] = data.files.map((entry) => ({
  ...entry,
  href: `/fonts/${entry.file}`,
}));

/** `swap` shows the text immediately in the metric-matched fallback. */
const fontFaces = fonts.map(({ family, weight, href }) => ({
  '@font-face': {
    fontFamily: `"${family}"`,
    fontStyle: 'normal',
    fontWeight: weight,
    fontDisplay: 'swap',
    src: `url(${href}) format("woff2")`,
  },
}));

const fallbackFaces = data.fallbacks.map(({ family, weight, ...descriptors }) => ({
  '@font-face': { fontFamily: `"${family}"`, fontStyle: 'normal', fontWeight: weight, ...descriptors },
}));

/** The @font-face rules of the fonts and of their metric-matched fallbacks, for Emotion. */
export const fontFaceCss = [...fontFaces, ...fallbackFaces];
