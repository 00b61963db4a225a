/** Checks the text of a page against the disclosure rules. Pure. */
import { matchesIn } from '../../lib/text/matches-in';
import type { Block } from './blocks';
import type { Finding, Names, PageWords, Part } from './rule-input';
import { type Rule, rules } from './rules';
import { missingIn, type Statement } from './statements';

/** The blocks of disclosures.yaml, as the footer shows them. */
export type BlockWords = Readonly<Record<Block, string>>;

const list = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);
const sourceOf = ({ id, source }: Rule): string => `rule ${id}, ${source}`;

function lacking(
  rule: Rule,
  near: readonly Statement[],
  footer: readonly Block[],
): Pick<Finding, 'message' | 'fix'> {
  const [beside, below] = [list(near.map(({ says }) => says)), list(footer)];
  const lacks = [
    beside && `this part of the page does not say ${beside}`,
    below && `the footer does not show ${below}`,
  ];
  const fixes = [
    beside && `add to the same part: ${near.map(({ add }) => `"${add}"`).join(' ')}`,
    below && `add ${below} to "disclosures" of the page`,
  ];
  return {
    message: `${rule.about}, but ${lacks.filter(Boolean).join(', and ')} (${sourceOf(rule)})`,
    fix: fixes.filter(Boolean).join('; '),
  };
}

/** What a claim in a part lacks; undefined if nothing. */
function faultOf(rule: Rule, part: Part, footer: string, names: Names, blocks: BlockWords) {
  if ('instead' in rule) {
    return { message: `${rule.about} (${sourceOf(rule)})`, fix: rule.instead };
  }
  const near = part.references ? [] : missingIn(part.words, rule.needs.near, names);
  const hidden = rule.needs.footer.filter((block) => !footer.includes(blocks[block]));
  return near.length + hidden.length > 0 ? lacking(rule, near, hidden) : undefined;
}

/**
 * Every claim on a page that lacks something, and every refused word. Of claims in a part that lack the same, only the
 * first is reported.
 */
export function findingsOn({ parts, footer }: PageWords, names: Names, blocks: BlockWords): Finding[] {
  const patterns = rules.map((rule) => [rule, rule.claim(names)] as const);
  return parts.flatMap((part) =>
    patterns.flatMap(([rule, pattern]): Finding[] => {
      const claims = matchesIn(part.words, pattern);
      const fault = claims.length > 0 ? faultOf(rule, part, footer, names, blocks) : undefined;
      if (!fault) return [];
      const reported = 'instead' in rule ? claims : claims.slice(0, 1);
      return reported.map(({ 0: words }) => ({ rule: rule.id, words, ...fault }));
    }),
  );
}
