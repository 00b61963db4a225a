/** Search results as the index returns them and as the dialog shows them. */

/** A piece of text; matches are marked. */
export type Piece = { readonly text: string; readonly marked: boolean };

/** A part of a page, with its address. */
export type FoundPart = {
  readonly title: string;
  readonly url: string;
  /** A heading of the page's text, or a name in it, such as of a field. */
  readonly kind: 'heading' | 'name';
  /** How well it matches; higher is better. */
  readonly weight: number;
  /** Its first word among the page's, and the first one after it. */
  readonly start: number;
  readonly end: number;
};

/** A page with matches. */
export type FoundPage = {
  readonly url: string;
  readonly title: string;
  /** Name of its section. */
  readonly group: string;
  /** ID of its section. */
  readonly section: string;
  /** Position among all pages. */
  readonly order: number;
  /** Its description. */
  readonly description: string;
  /** Its names, such as a code. */
  readonly names: readonly string[];
  /** The codes in the row headers of its tables. */
  readonly rows: readonly string[];
  /** Its text, as the index stores it. */
  readonly content: string;
  /** The positions of matches among the text's words. */
  readonly matches: readonly number[];
  /** The index's score; higher is better. */
  readonly score: number;
  readonly parts: readonly FoundPart[];
};

/** A part of a page, as a line of the results. */
export type PartHit = { readonly url: string; readonly title: string; readonly sentence: readonly Piece[] };

/** A page or a part of one, as a line of the results. */
export type Hit = PartHit & {
  /** The page's title, if the hit is a part of it. */
  readonly page: string | undefined;
  /** Other matching parts of the same page. */
  readonly parts: readonly PartHit[];
};

/** The hits of a section, best first. */
export type HitGroup = { readonly name: string; readonly hits: readonly Hit[] };

/** A page whose name is close to a query. */
export type NearTerm = { readonly name: string; readonly href: string };
