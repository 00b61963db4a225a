/** What the rules about disclosures look at, and what they find. */
import type { DisclosureRuleId } from '../suppressions';

/** Who is spoken of. Names that are not known yet, because their file has errors, are empty. */
export type Names = {
  readonly brand: string;
  readonly banks: readonly string[];
  readonly issuer: string;
  readonly network: string;
  /** The standard maximum deposit insurance amount in words, such as "$250,000". */
  readonly maximum: string;
};

/**
 * What belongs together on a page: a section with its heading, or its top. What a claim needs must stand in the same
 * part: that is what "near" means here. A part of references, such as the list of figures, needs nothing near.
 */
export type Part = { readonly passages: readonly string[]; readonly references?: boolean };

/** The words of a page as a reader gets them, and the text of its footer. White space is single. */
export type PageWords = { readonly parts: readonly Part[]; readonly footer: string };

/** A claim that lacks something: where it stands, and what is wrong in words. */
export type Finding = {
  readonly rule: DisclosureRuleId;
  readonly part: number;
  readonly passage: number;
  /** The words that make the claim, and where they start in the passage. */
  readonly words: string;
  readonly index: number;
  readonly message: string;
  readonly fix: string;
};
