import type { CheckCache } from '../cache/check-cache';
import { type FooterOfPage, readDisclosures } from './disclosure-input';

const sectionOf = ({ route, paragraphs, suppressions }: FooterOfPage): string =>
  [
    route,
    ...paragraphs.map((paragraph, index) => `  ${index + 1}. ${paragraph}`),
    ...suppressions.map(({ rule, words, reason }) => `  Suppressed: ${rule}: "${words}". ${reason}`),
  ].join('\n');

/**
 * The paragraphs of every page's footer, and its suppressions with their reasons.
 * @param folder a content folder without errors
 */
export const disclosureReport = (folder: string, cache?: CheckCache): string =>
  readDisclosures(folder, cache).footers.map(sectionOf).join('\n\n');
