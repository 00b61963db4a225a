import { type Exemption, type ExemptionRule, exemptionsOf } from '../exemptions';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';

/**
 * Exemptions from some rules whose words the file does not have, or no longer.
 * @param serves whether an exemption is for something in the file
 */
export function uselessExemptions(
  content: ContentFile,
  rules: readonly ExemptionRule[],
  serves: (exemption: Exemption) => boolean,
): Problem[] {
  return exemptionsOf(content.value).flatMap((exemption, index): Problem[] => {
    const { rule, words } = exemption;
    if (!rules.some((known) => known === rule) || serves(exemption)) return [];
    const message = `the exemption of ${quote(words)} exempts nothing in this file`;
    const fix = 'remove it, or write the words as the page has them';
    return [{ file: content.file, ...content.locate(['exemptions', index, 'words']), message, fix }];
  });
}
