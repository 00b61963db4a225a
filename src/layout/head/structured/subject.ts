/** What a page is about, for structured data. */

/** An article of the documentation, the reference or the codes. `changed` is a date, if known. */
export type ArticleSubject = { readonly kind: 'article'; readonly changed?: string | null };

/** An update. Dates are written 2026-11-20; `image` is a path on this site. */
export type UpdateSubject = {
  readonly kind: 'update';
  readonly published: string;
  readonly changed?: string | null;
  readonly author: string;
  readonly section: string;
  readonly about: readonly string[];
  readonly image?: string;
};

/** A product: what the API does with one kind of payment. */
export type ServiceSubject = { readonly kind: 'service'; readonly name: string };

export type Subject = ArticleSubject | UpdateSubject | ServiceSubject;
