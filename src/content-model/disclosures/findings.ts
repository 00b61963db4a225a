/** Checks the text of a page against the disclosure rules. Pure. */
import { matchesIn } from '../../lib/text/matches-in';
import type { Block } from './blocks';
import type { Finding, Names, PageWords, Part } from './rule-input';
import { type Rule, rules } from './rules';
import { missingIn, type Statement } from './statements';

/** The blocks of disclosures.yaml, as the footer shows them. */
export type BlockWords = Readonly<Record<Block, string>>;

type Claim = Pick<Finding, 'passage' | 'words' | 'index'>;

const patterns = new WeakMap<Names, Map<Rule, RegExp>>();

/** The pattern of a rule's claims. Memoized, since every passage needs it. */
function claimPattern(rule: Rule, names: Names): RegExp {
  const known = patterns.get(names) ?? new Map<Rule, RegExp>();
  const pattern = known.get(rule) ?? rule.claim(names);
  patterns.set(names, known.set(rule, pattern));
  return pattern;
}

/** The claims in a part that a rule matches, in order. */
function claimsIn({ passages }: Part, rule: Rule, names: Names): Claim[] {
  const { allowedAfter, allowedBefore } = rule;
  const pattern = claimPattern(rule, names);
  return passages.flatMap((text, passage) =>
    matchesIn(text, pattern)
      .filter(
        ({ 0: words, index }) =>
          !allowedAfter?.(text.slice(0, index), names) && !allowedBefore?.(text.slice(index + words.length)),
      )
      .map(({ 0: words, index }) => ({ passage, words, index })),
  );
}

const list = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);
const sourceOf = ({ id, source }: Rule): string => `rule ${id}, ${source.title}`;

function lacking(
  rule: Rule,
  near: readonly Statement[],
  footer: readonly Block[],
): Pick<Finding, 'message' | 'fix'> {
  const beside =
    near.length > 0 ? [`this part of the page does not say ${list(near.map(({ says }) => says))}`] : [];
  const below = footer.length > 0 ? [`the footer does not show ${list(footer)}`] : [];
  const add =
    near.length > 0
      ? [`add to the same part: ${near.map((statement) => `"${statement.add}"`).join(' ')}`]
      : [];
  const show = footer.length > 0 ? [`add ${list(footer)} to "disclosures" of the page`] : [];
  return {
    message: `${rule.about}, but ${[...beside, ...below].join(', and ')} (${sourceOf(rule)})`,
    fix: [...add, ...show].join('; '),
  };
}

/** What a claim in a part lacks; undefined if nothing. */
function faultOf(rule: Rule, part: Part, footer: string, names: Names, blocks: BlockWords) {
  if ('instead' in rule) {
    return { message: `${rule.about} (${sourceOf(rule)})`, fix: rule.instead };
  }
  const near = part.references ? [] : missingIn(part.passages.join(' '), rule.needs.near, names);
  const hidden = rule.needs.footer.filter((block) => !footer.includes(blocks[block]));
  return near.length + hidden.length > 0 ? lacking(rule, near, hidden) : undefined;
}

/**
 * Every claim on a page that lacks something, and every refused word. Of claims in a part that lack the same, only the
 * first is reported.
 */
export function findingsOn({ parts, footer }: PageWords, names: Names, blocks: BlockWords): Finding[] {
  return parts.flatMap((part, index) =>
    rules.flatMap((rule): Finding[] => {
      const claims = claimsIn(part, rule, names);
      const fault = claims.length > 0 ? faultOf(rule, part, footer, names, blocks) : undefined;
      if (!fault) return [];
      const reported = 'instead' in rule ? claims : claims.slice(0, 1);
      return reported.map((claim) => ({ rule: rule.id, part: index, ...claim, ...fault }));
    }),
  );
}
