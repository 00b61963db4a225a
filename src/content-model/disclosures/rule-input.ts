/** Inputs and outputs of the disclosure rules. */

/** The companies in the rules. Names are empty if their file has errors. */
export type Names = {
  readonly brand: string;
  readonly banks: readonly string[];
  readonly issuer: string;
  readonly network: string;
  /** The standard maximum deposit insurance amount, formatted, such as "$250,000". */
  readonly maximum: string;
};

/**
 * A section of a page with its heading, or its top. A claim's disclosures must be in the same part: that's what "near" means.
 * A part with references, such as the list of figures, needs nothing near.
 */
export type Part = { readonly words: string; readonly references?: boolean };

/** The visible text of a page and of its footer, with white space collapsed. */
export type PageWords = { readonly parts: readonly Part[]; readonly footer: string };

/** A claim that lacks something. */
export type Finding = {
  /** The ID of a rule in rules.ts. */
  readonly rule: string;
  /** The words of the claim. */
  readonly words: string;
  readonly message: string;
  readonly fix: string;
};
