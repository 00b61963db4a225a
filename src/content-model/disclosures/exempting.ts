import type { DisclosureRuleId, Exemption } from '../exemptions';
import type { Finding } from './types';

type Claim = Pick<Finding, 'words' | 'index'>;

/** Whether a page has a reason to say the words of a claim where they stand in a text. */
export type Exempts = (rule: DisclosureRuleId, claim: Claim, text: string) => boolean;

/** Whether the words of a claim are part of a phrase, where they stand: "guaranteed" in "not guaranteed". */
function holds(phrase: string, { words, index }: Claim, text: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (at <= index && at + phrase.length >= index + words.length) return true;
  }
  return false;
}

/**
 * What is exempt by some exemptions. An exemption's words may be more than a rule would refuse.
 * @param use is told of each exemption that serves
 */
export const exemptBy =
  (exemptions: readonly Exemption[], use: (exemption: Exemption) => void = () => {}): Exempts =>
  (rule, claim, text) => {
    const serving = exemptions.filter(
      (exemption) =>
        exemption.rule === rule &&
        typeof exemption.words === 'string' &&
        exemption.words !== '' &&
        holds(exemption.words, claim, text),
    );
    for (const exemption of serving) use(exemption);
    return serving.length > 0;
  };
