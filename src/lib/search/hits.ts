/** Search results as the index returns them and as the dialog shows them. */

/** A piece of text; matches are marked. */
export type Piece = { readonly text: string; readonly marked: boolean };

/** A part of a page, with its address. */
export type FoundPart = {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** How well it matches; higher is better. */
  readonly weight: number;
};

/** A page with matches. */
export type FoundPage = {
  readonly url: string;
  readonly title: string;
  /** Name of its section, and the section's position among all. */
  readonly group: string;
  readonly order: number;
  /** Its description. */
  readonly description: string;
  /** Its names, such as a code. */
  readonly names: readonly string[];
  /** The codes in the row headers of its tables. */
  readonly rows: readonly string[];
  /** With `<mark>` around matches; "<" and ">" of the text itself are escaped as "&lt;" and "&gt;". */
  readonly excerpt: string;
  readonly parts: readonly FoundPart[];
};

/** A page or a part of one, as a line of the results. */
export type Hit = {
  readonly url: string;
  readonly title: string;
  /** The page's title, if the hit is a part of it. */
  readonly page: string | undefined;
  readonly excerpt: string;
  /** Matching parts of the page. */
  readonly parts: readonly FoundPart[];
};

/** The hits of a section, best first. */
export type HitGroup = { readonly name: string; readonly hits: readonly Hit[] };
