/** Printable ASCII, from the space to the tilde. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Typographic characters in content. If a font lacks some, the script prints them. */
const typographic = [...'’‘“”–—…·×−→←↗↓↑§©®™°±≤≥≠•✓é⌘\u00a0'];

/** The site's characters. All others use a fallback font. */
export const characters: readonly string[] = [...ascii, ...typographic];
