/** The part of subset-font in use; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
  }
  function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>;
  export default subsetFont;
}
