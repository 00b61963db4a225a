import type { DisclosureRuleId, Suppression } from '../suppressions';
import type { Finding } from './rule-input';

type Claim = Pick<Finding, 'words' | 'index'>;

/** Whether a page has a suppression for a claim at its position in a text. */
export type IsSuppressed = (rule: DisclosureRuleId, claim: Claim, text: string) => boolean;

/** Whether a claim's words are part of a phrase at their position: "guaranteed" in "not guaranteed". */
function holds(phrase: string, { words, index }: Claim, text: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (at <= index && at + phrase.length >= index + words.length) return true;
  }
  return false;
}

/**
 * A predicate for these suppressions. A suppression's words may contain more than the refused ones.
 * @param use called with each suppression that matches
 */
export const suppressedBy =
  (suppressions: readonly Suppression[], use: (suppression: Suppression) => void = () => {}): IsSuppressed =>
  (rule, claim, text) => {
    const serving = suppressions.filter(
      (suppression) =>
        suppression.rule === rule &&
        typeof suppression.words === 'string' &&
        suppression.words !== '' &&
        holds(suppression.words, claim, text),
    );
    for (const suppression of serving) use(suppression);
    return serving.length > 0;
  };
