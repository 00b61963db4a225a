/** What search finds, as the index gives it and as the dialog shows it. */

/** A piece of a text; a marked one is what was looked for. */
export type Piece = { readonly text: string; readonly marked: boolean };

/** A part of a page, with the address that leads to it. */
export type FoundPart = {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** How well it fits, the more the better. */
  readonly weight: number;
};

/** A page that has the words that were looked for. */
export type FoundPage = {
  readonly url: string;
  readonly title: string;
  /** Name of its section, and the place of that among all sections. */
  readonly group: string;
  readonly order: number;
  /** What it is about. */
  readonly description: string;
  /** What it is called itself. */
  readonly names: readonly string[];
  /** The codes that head rows of its tables. */
  readonly rows: readonly string[];
  /** With `<mark>` round the words; "<" and ">" of the text itself are written "&lt;" and "&gt;". */
  readonly excerpt: string;
  readonly parts: readonly FoundPart[];
};

/** A page or a part of one, as a line of the results. */
export type Hit = {
  readonly url: string;
  readonly title: string;
  /** The page, where the hit is a part of it. */
  readonly page: string | undefined;
  readonly excerpt: string;
  /** Parts of the page that fit. */
  readonly parts: readonly FoundPart[];
};

/** The hits of a section, best first. */
export type HitGroup = { readonly name: string; readonly hits: readonly Hit[] };
