/** The inputs of the disclosure rules, from content records. Pure. */
import { interpolate, type Variables } from '../variables';
import { type DisclosureTexts, forEachBlock } from './blocks';
import type { BlockWords } from './findings';
import type { Names } from './rule-input';

/** Collapses white space, as a page does. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The ID in facts.yaml of the standard maximum deposit insurance amount. */
const maximumFact = 'fdic-maximum';

/**
 * The names that the rules know, from the variables of the site; empty if a variable is missing.
 * @param banks names of the partner banks
 */
export function namesFrom(variables: Variables, banks: readonly string[]): Names {
  const word = (variable: string): string => variables.get(variable) ?? '';
  return {
    brand: word('brand'),
    banks,
    issuer: word('card_issuer'),
    network: word('card_network'),
    maximum: word(`fact:${maximumFact}`),
  };
}

const filled = (paragraphs: readonly string[], variables: Variables): string =>
  folded(paragraphs.map((paragraph) => interpolate(paragraph, variables)).join(' '));

/** The blocks as a footer shows them. */
export const blockWords = (texts: DisclosureTexts, variables: Variables): BlockWords =>
  forEachBlock((block) => filled(texts[block], variables));
