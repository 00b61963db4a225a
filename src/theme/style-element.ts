/**
 * The style element of a built page's HTML (src/ssr/emotion.tsx). Groups: its start tag, how many characters of it are global styles,
 * its text, and its end tag.
 */
export const styleElement = /(<style data-styles="(\d*)">)([^<]*)(<\/style>)/;
