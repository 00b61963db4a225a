import type { DisclosureRuleId, Suppression } from '../suppressions';
import type { Finding } from './rule-input';

type Claim = Pick<Finding, 'words' | 'index'>;

/** Whether a page has a reason to say the words of a claim where they stand in a text. */
export type IsSuppressed = (rule: DisclosureRuleId, claim: Claim, text: string) => boolean;

/** Whether the words of a claim are part of a phrase, where they stand: "guaranteed" in "not guaranteed". */
function holds(phrase: string, { words, index }: Claim, text: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (at <= index && at + phrase.length >= index + words.length) return true;
  }
  return false;
}

/**
 * What is exempt by some suppressions. A suppression's words may be more than a rule would refuse.
 * @param use is told of each suppression that serves
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
