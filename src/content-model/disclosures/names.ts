/** Names and blocks of disclosures as the rules know them, from the records of content. Pure. */
import { type DisclosureTexts, optionsFrom, paragraphsOf } from '../../lib/payments/disclosures';
import { fillIn, type Words } from '../words';
import type { BlockWords } from './findings';
import type { Block, Names } from './types';

/** White space as single spaces, as a page shows it. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The record of facts.yaml that has the standard maximum deposit insurance amount: its one place. */
export const maximumFact = 'fdic-maximum';

/** @param banks names of the partner banks */
export function namesFrom(words: Words, banks: readonly string[]): Names {
  const word = (token: string): string => words.get(token) ?? '';
  return {
    brand: word('brand'),
    banks,
    issuer: word('card_issuer'),
    network: word('card_network'),
    maximum: word(`fact:${maximumFact}`),
  };
}

const filled = (paragraphs: readonly string[], words: Words): string =>
  folded(paragraphs.map((paragraph) => fillIn(paragraph, words)).join(' '));

/** The blocks as a footer shows them. */
export const blockWords = (texts: DisclosureTexts, words: Words): BlockWords => ({
  general: filled(texts.general, words),
  fdic_status: filled(texts.fdic_status, words),
  deposit_placement: filled(texts.deposit_placement, words),
});

/** The paragraphs that the footer of a page shows, in order, with their tokens filled in. */
export const footerOf = (
  texts: DisclosureTexts,
  listed: readonly Exclude<Block, 'general'>[],
  words: Words,
  sample: boolean,
): string[] =>
  paragraphsOf(texts, optionsFrom(listed), sample).map((paragraph) => folded(fillIn(paragraph, words)));
