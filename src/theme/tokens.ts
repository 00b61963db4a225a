/** Design tokens: with src/theme/schemes.ts, the only place for colors, sizes and times. */
import { colorValues } from './schemes';

/** Colors for styles, which follow the visitor's scheme. Their values are in src/theme/schemes.ts. */
export const color = colorValues;

/** Steps of the 4-point grid, in rem: `space(4)` is 16 px at the default text size. */
export const space = (steps: number): string => `${steps / 4}rem`;

export const radius = {
  small: '0.5rem',
  control: '0.625rem',
  card: '0.875rem',
  board: '1.125rem',
  pill: '999px',
} as const;

/** The one shadow, of an open menu. */
export const shadow = { menu: `0 24px 60px -20px ${color.shadow}` } as const;

/**
 * The fonts of pages and social cards. A family's package is "@fontsource/" and its name in lower case with hyphens; after a
 * change, install it and run "npm run fonts".
 */
export const fontFamily = { sans: 'Schibsted Grotesk', mono: 'Geist Mono' } as const;

const sans = `"${fontFamily.sans}", "${fontFamily.sans} Fallback", system-ui, sans-serif`;

export const font = {
  sans,
  heading: sans,
  mono: `"${fontFamily.mono}", "${fontFamily.mono} Fallback", ui-monospace, monospace`,
} as const;

export const weight = { regular: 400, medium: 500, semibold: 600 } as const;

/** Type styles; sizes are fluid from 360 to 1440 px. Enlarged text grows until a line would hold too few characters. */
export const text = {
  display: {
    fontSize: 'min(15vw, clamp(2.625rem, 1.92rem + 3.1vw, 4.75rem))',
    lineHeight: 0.98,
    letterSpacing: '-0.042em',
    fontWeight: 600,
  },
  title: {
    fontSize: 'min(14vw, clamp(2.25rem, 1.9rem + 1.6vw, 3.25rem))',
    lineHeight: 1.02,
    letterSpacing: '-0.038em',
    fontWeight: 600,
  },
  h2: {
    fontSize: 'min(11vw, clamp(1.875rem, 1.58rem + 1.3vw, 2.75rem))',
    lineHeight: 1.05,
    letterSpacing: '-0.034em',
    fontWeight: 600,
  },
  h2Article: {
    fontSize: 'min(12vw, clamp(1.5rem, 1.4rem + 0.5vw, 1.8125rem))',
    lineHeight: 1.15,
    letterSpacing: '-0.028em',
    fontWeight: 600,
  },
  rowTitle: { fontSize: 'min(1.375rem, 9vw)', lineHeight: 1.25, letterSpacing: '-0.02em', fontWeight: 600 },
  h3: { fontSize: '1.1875rem', lineHeight: 1.25, letterSpacing: '-0.015em', fontWeight: 600 },
  figure: {
    fontSize: 'min(12vw, clamp(1.5rem, 1.38rem + 0.5vw, 1.75rem))',
    lineHeight: 1.15,
    letterSpacing: '-0.03em',
    fontWeight: 600,
  },
  lede: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 1.5, letterSpacing: '-0.006em' },
  body: { fontSize: '1.0625rem', lineHeight: 1.55 },
  small: { fontSize: '1rem', lineHeight: 1.5 },
  nav: { fontSize: '0.96875rem', lineHeight: 1.3, fontWeight: 500 },
  caption: { fontSize: '0.90625rem', lineHeight: 1.4 },
  fine: { fontSize: '0.84375rem', lineHeight: 1.55 },
  label: { fontSize: '0.8125rem', fontWeight: weight.medium, lineHeight: 1.5 },
  mono: {
    fontFamily: font.mono,
    fontSize: '0.78125rem',
    // The font has only this weight: in a heading browsers would synthesize a bold one.
    fontWeight: weight.regular,
    lineHeight: 1.5,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
  },
  code: { fontFamily: font.mono, fontSize: '0.875rem', lineHeight: 1.65 },
} as const;

/** Widths in rem. `menu` has the widths of the menu panels: 700, 500 and 500 px. */
export const size = {
  page: '77.5rem',
  // With large text, narrow windows have no room for wide gutters.
  gutter: 'clamp(min(1.25rem, 6.25vw), 3vw, 2rem)',
  measure: '34em',
  article: '45rem',
  // The columns beside an article, which leave it enough room in a window as narrow as they appear in.
  side: 'clamp(11.5rem, 16vw, 14.5rem)',
  contents: 'clamp(9.5rem, 13vw, 12.5rem)',
  reference: '95rem',
  header: '4.25rem',
  docsBar: '3rem',
  target: '2.75rem',
  pill: '2.25rem',
  // The bar stays on one line: its content grows with the text only as far as the narrowest windows allow.
  barTarget: 'min(2.75rem, 15vw)',
  logoName: 'min(1.25rem, 6.25vw)',
  logoMark: 'min(1.75rem, 8.75vw)',
  menu: { products: 700, solutions: 500, developers: 500 },
} as const;

/** A row whose items wrap. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

/** The height of what's sticky below the header, if anything is. */
export const barHeight = '--bar-height';

/** The scroll margin with which an element stops below the sticky header. */
export const belowHeader = `calc(${size.header} + var(${barHeight}, 0rem) + ${space(4)})`;

/**
 * Equal columns of a grid: as many as fit, two at most.
 * @param least width of a column, below which there's only one
 * @param gap between columns
 */
export const twoColumnsAtMost = (least: string, gap: string): string =>
  `repeat(auto-fill, minmax(max(min(${least}, 100%), (100% - ${gap}) / 2), 1fr))`;

/**
 * Milliseconds. `quick` is for what changes in place; `slide` for what moves. `train` is how long a pulse takes along a line of the
 * map, and `headway` the time between two departures. A pointer may leave an open menu for `menuClose`.
 */
export const duration = { quick: 150, slide: 300, train: 3600, headway: 200, menuClose: 100 } as const;

/** All motion starts fast and comes to rest, except that of trains, which is steady. */
const easing = 'ease-out';

/** A transition of CSS properties, such as `transition('opacity', 'quick')`. */
export const transition = (properties: string, pace: 'quick' | 'slide'): string =>
  properties
    .split(', ')
    .map((property) => `${property} ${duration[pace]}ms ${easing}`)
    .join(', ');

/** An animation that runs once, from its keyframes to the element's own style. */
export const entrance = (keyframes: string, pace: 'quick' | 'slide'): string =>
  `${keyframes} ${duration[pace]}ms ${easing}`;

/**
 * Viewport widths in pixels (at 16 px text) from which a layout applies. From `tablet` on tables and forms have columns; below `md` the
 * phone menu is used; from `docs` on the documentation has its navigations in columns; from `xl` on the page has its full width, and
 * the API reference its code beside its text.
 */
export const breakpoint = { sm: 480, tablet: 720, md: 960, docs: 1024, lg: 1120, xl: 1240 } as const;

/** In em, so that larger text gets the layout with enough room. */
const em = (pixels: number): string => `${pixels / 16}em`;

/** Media queries for the breakpoints and the visitor's settings. */
export const media = {
  sm: `@media (min-width: ${em(breakpoint.sm)})`,
  /** Too narrow for columns: large text on a phone. A query's `em` is the size that the visitor has set. */
  narrow: '@media (max-width: 19em)',
  belowSm: `@media (max-width: ${em(breakpoint.sm - 0.02)})`,
  tablet: `@media (min-width: ${em(breakpoint.tablet)})`,
  belowTablet: `@media (max-width: ${em(breakpoint.tablet - 0.02)})`,
  md: `@media (min-width: ${em(breakpoint.md)})`,
  belowMd: `@media (max-width: ${em(breakpoint.md - 0.02)})`,
  docs: `@media (min-width: ${em(breakpoint.docs)})`,
  belowDocs: `@media (max-width: ${em(breakpoint.docs - 0.02)})`,
  lg: `@media (min-width: ${em(breakpoint.lg)})`,
  xl: `@media (min-width: ${em(breakpoint.xl)})`,
  /** Neither a phone held upright nor one held sideways. */
  roomy: `@media (min-width: ${em(breakpoint.sm)}) and (min-height: 30em)`,
  /** Where the bar would cover much of the window: at 400% zoom, for example. */
  low: '@media (max-height: 20em)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  screen: '@media screen',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
} as const;
