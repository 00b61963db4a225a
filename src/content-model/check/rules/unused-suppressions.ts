import { type SuppressibleRule, type Suppression, suppressionsOf } from '../../suppressions';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/read-content';

/**
 * Suppressions from some rules whose words the file does not have, or no longer.
 * @param serves whether a suppression is for something in the file
 */
export function unusedSuppressions(
  content: ContentFile,
  rules: readonly SuppressibleRule[],
  serves: (suppression: Suppression) => boolean,
): Diagnostic[] {
  return suppressionsOf(content.value).flatMap((suppression, index): Diagnostic[] => {
    const { rule, words } = suppression;
    if (!rules.some((known) => known === rule) || serves(suppression)) return [];
    const message = `the suppression of ${quote(words)} matches nothing in this file`;
    const fix = 'remove it, or write the words as the page has them';
    return [{ file: content.file, ...content.locate(['suppressions', index, 'words']), message, fix }];
  });
}
