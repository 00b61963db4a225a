import { type ExemptionRule, exemptionsOf } from '../exemptions';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';

/**
 * Exemptions from some rules whose words the file does not have, or no longer.
 * @param found what the rules would refuse in the file
 */
export function uselessExemptions(
  content: ContentFile,
  rules: readonly ExemptionRule[],
  found: readonly { rule: ExemptionRule; words: string }[],
): Problem[] {
  return exemptionsOf(content.value).flatMap(({ rule, words }, index): Problem[] => {
    if (!rules.some((known) => known === rule)) return [];
    if (found.some((refused) => refused.rule === rule && refused.words === words)) return [];
    const message = `the exemption of ${quote(words)} exempts nothing in this file`;
    const fix = 'remove it, or write the words as the page has them';
    return [{ file: content.file, ...content.locate(['exemptions', index, 'words']), message, fix }];
  });
}
