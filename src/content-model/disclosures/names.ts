/** Names and blocks of disclosures as the rules know them, from the records of content. Pure. */
import { optionsFrom, paragraphsOf } from '../../lib/payments/disclosures';
import { interpolate, type Variables } from '../variables';
import { blocksOf, type DisclosureTexts, forEachBlock, type OptionalDisclosure } from './blocks';
import type { BlockWords } from './findings';
import type { Names } from './rule-input';

/** White space as single spaces, as a page shows it. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The record of facts.yaml that has the standard maximum deposit insurance amount: its one place. */
export const maximumFact = 'fdic-maximum';

/** @param banks names of the partner banks */
export function namesFrom(variables: Variables, banks: readonly string[]): Names {
  const word = (token: string): string => variables.get(token) ?? '';
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

/** The paragraphs that the footer of a page shows, in order, with their tokens filled in. */
export const footerOf = (
  texts: DisclosureTexts,
  listed: readonly OptionalDisclosure[],
  variables: Variables,
  sample: boolean,
): string[] =>
  paragraphsOf({ ...texts, blocks: blocksOf(texts) }, optionsFrom(listed), sample).map((paragraph) =>
    folded(interpolate(paragraph, variables)),
  );
