import data from './font-files.json';

/** One font file of the site; `href` is its address from the root, for the preload and the rule alike. */
export type FontFile = { family: string; weight: number; file: string; href: string };

/** The four fonts, all of which are preloaded. The list is written by scripts/fonts.ts. */
export const fonts: readonly FontFile[] = data.files.map((entry) => ({
  ...entry,
  href: `/fonts/${entry.file}`,
}));

/** `swap` shows the text at once in the fallback, which takes the same room. */
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
