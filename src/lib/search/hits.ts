/** Search results as the dialog shows them. */

/** A piece of text; matches are marked. */
export type Piece = { readonly text: string; readonly marked: boolean };

/** A part of a page, as a line of the results. */
export type PartHit = {
  readonly url: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
};

/** A page or a part of one, as a line of the results. */
export type Hit = PartHit & {
  /** The page's title, if the hit is a part of it. */
  readonly page: string | undefined;
  /** Other matching parts of the same page. */
  readonly parts: readonly PartHit[];
};

/** The hits of a section, best first. */
export type HitGroup = { readonly name: string; readonly hits: readonly Hit[] };
