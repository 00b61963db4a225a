/** The displayed width of a picture in text, as a `sizes` attribute: the column, or the page without its margins. */
export const pictureSizes = '(min-width: 48em) 45rem, calc(100vw - 2.5rem)';
