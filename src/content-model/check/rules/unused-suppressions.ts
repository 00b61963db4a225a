import { type SuppressibleRule, type Suppression, suppressionsOf } from '../../suppressions';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';

/**
 * Suppressions of some rules whose words don't occur in the file.
 * @param serves whether a suppression matches something in the file
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
    const fix = 'remove it, or copy the exact words from the page';
    return [{ file: content.file, ...content.locate(['suppressions', index, 'words']), message, fix }];
  });
}
