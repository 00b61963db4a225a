/** Everything a keyboard types: printable ASCII, from the space to the tilde. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Typographic characters that the content uses. Some are missing from a font; the script names those. */
const typographic = [...'’‘“”–—…·×−→←↗↓↑§©®™°±≤≥≠•✓é⌘\u00a0'];

/** The characters that the site sets, one string per character. Whatever is not here falls back to another font. */
export const characters: readonly string[] = [...ascii, ...typographic];
