/** The date and source of a fact. */
export type Sourced = {
  readonly as_of: string;
  readonly review_by: string;
  readonly confidenceWords: string;
  readonly source: { readonly title: string; readonly url: string };
};

/** A fact's date and source as returned by GraphQL, all null for our own definition. */
export type Origin = { readonly [Field in keyof Sourced]: Sourced[Field] | null };

/** The facts that have a source, in order. */
export const withSource = <F extends Origin>(facts: readonly F[]): (F & Sourced)[] =>
  facts.filter((fact): fact is F & Sourced => fact.source !== null);
