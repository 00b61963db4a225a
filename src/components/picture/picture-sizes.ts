/** How wide a picture in a text is shown, in the language of the "sizes" attribute: the column, or the page without its margins. */
export const pictureSizes = '(min-width: 48em) 45rem, calc(100vw - 2.5rem)';
