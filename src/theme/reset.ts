import type { CSSObject } from '@emotion/react';
import { color, font, space, weight } from './tokens';

/** Removes differences between browsers, and no more. */
export const reset: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  'img, picture, video, canvas': { display: 'block', maxWidth: '100%', height: 'auto' },
  // Drawings appear in running text too (the mark of an external link), so they stay inline.
  svg: { maxWidth: '100%', verticalAlign: 'middle' },
  // A translator may switch the page to right-to-left. Diagrams, code and names stay left-to-right.
  'svg, [translate="no"]': { direction: 'ltr', unicodeBidi: 'isolate' },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  '::placeholder': { color: color.ink3, opacity: 1 },
  button: { padding: 0, border: 0, background: 'none', textAlign: 'inherit' },
  'button, summary, label[for]': { cursor: 'pointer' },
  // Until its summary is parsed, a browser shows its own label, which has a different size.
  'details:not(:has(> summary))': { display: 'none' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  table: { borderCollapse: 'collapse' },
  'th, td': { textAlign: 'start' },
  hr: { border: 0, borderTop: `1px solid ${color.line}` },
  // The heaviest font weight that is loaded; browsers would synthesize a bolder one.
  'b, strong, th': { fontWeight: weight.semibold },
  // There's no italic font; browsers would slant the upright one.
  'cite, dfn, em, i': { fontStyle: 'normal' },
  em: { fontWeight: weight.medium },
  'code, kbd, pre, samp': { fontFamily: font.mono, fontSize: '1em' },
  'h1, h2, h3, h4, h5, h6': {
    fontFamily: font.heading,
    fontSize: 'inherit',
    fontWeight: weight.semibold,
    textWrap: 'balance',
  },
  p: { textWrap: 'pretty' },
  a: { color: 'inherit', textUnderlineOffset: space(0.75) },
  // `until-found` text must stay findable, so the browser hides it in its own way.
  '[hidden]:not([hidden="until-found"])': { display: 'none !important' },
};
