/** The inputs of the disclosure rules, from content records. Pure. */
import { interpolate, type Variables } from '../variables';
import { type DisclosureTexts, forEachBlock } from './blocks';
import type { BlockWords } from './findings';
import type { Names } from './rule-input';

/** Collapses white space, as a page does. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

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
    maximum: word('fact:fdic-maximum'),
  };
}

/** The blocks as a footer shows them. */
export const blockWords = (texts: DisclosureTexts, variables: Variables): BlockWords =>
  forEachBlock((block) => folded(interpolate(texts[block].join(' '), variables)));
