import type { CheckCache } from '../cache/check-cache';
import { type FooterOfPage, readDisclosures } from './read-disclosures';

const sectionOf = ({ route, paragraphs, suppressions }: FooterOfPage): string =>
  [
    route,
    ...paragraphs.map((paragraph, index) => `  ${index + 1}. ${paragraph}`),
    ...suppressions.map(({ rule, words, reason }) => `  Suppressed: ${rule}: "${words}". ${reason}`),
  ].join('\n');

/**
 * What the footer of every page will say, paragraph by paragraph, and from which rules its words are exempt and why.
 * @param folder a content folder without errors
 */
export const disclosureReport = (folder: string, cache?: CheckCache): string =>
  readDisclosures(folder, cache).footers.map(sectionOf).join('\n\n');
