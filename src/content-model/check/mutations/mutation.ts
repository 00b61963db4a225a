/** Edits of the real content, one at a time, and what the check says about each. The data is beside this file. */

/**
 * An edit of one file: `from`, which must be in it, becomes `to`; or `edit` changes its text; or `change` changes files of the
 * content folder in another way. Without any of these, the file becomes `to`. A "¦" in the new text isn't written: it marks
 * where the error is expected.
 */
export type ContentEdit = {
  readonly name: string;
  /** Path below content/. */
  readonly file: string;
  readonly from?: string | RegExp;
  readonly to?: string;
  readonly edit?: (text: string) => string;
  /** @param folder the content folder of the copy */
  readonly change?: (folder: string) => void;
  /** Other files that `change` changes; they're restored too. */
  readonly touches?: readonly string[];
};

/** An editing error, with parts of the message and of the fix that the check must show for it. */
export type Mutation = ContentEdit & {
  readonly message: string | RegExp;
  readonly fix: string | RegExp;
  /** The expected position if it isn't the mark's: in another file, or where a text is in the unedited file. */
  readonly at?: {
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
    readonly text?: string;
  };
  /** It's a warning. */
  readonly isWarning?: true;
};

/** A copy of the text with one more piece below its front matter; the first line of a Markdown body. */
export const atTopOfBody =
  (piece: string) =>
  (text: string): string =>
    text.replace(/^---\n[\s\S]*?\n---\n/, (head) => `${head}\n${piece}\n`);

/** Makes errors in a piece at the top of an article's body. @param article the file unless another is named */
export const addedTo =
  (article: string) =>
  (name: string, piece: string, message: string, fix: string, file = article): Mutation => ({
    name,
    file,
    edit: atTopOfBody(piece),
    message,
    fix,
  });

/** Adds a piece at the end of a file. */
export const atEnd =
  (piece: string) =>
  (text: string): string =>
    `${text.trimEnd()}\n\n${piece}\n`;
