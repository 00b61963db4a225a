import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import { proseOf } from '../prose';
import type { Rule } from '../rule';
import type { Site } from '../site';

const patterns = new WeakMap<object, readonly (readonly [pattern: RegExp, variable: string])[]>();

/** The names of site.yaml and banks.yaml, the longest first, with the variable to write for each. */
function namesOf({ variables = new Map() }: Site): readonly (readonly [RegExp, string])[] {
  const known = patterns.get(variables);
  if (known) return known;
  const names = [...variables]
    .filter(
      ([name, value]) =>
        /^(?:brand|legal_name|domain|card_issuer|card_network|emergency_phone|(?:urls|emails)\..*)$/.test(
          name,
        ) && value.length > 3,
    )
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([name, value]) =>
        [new RegExp(`(?<![\\p{L}\\d./@-])${escapeRegExp(value)}(?![\\p{L}\\d])`, 'gu'), name] as const,
    );
  patterns.set(variables, names);
  return names;
}

/** Names of ours that are typed, so that a new name would miss them. */
export const rule: Rule = {
  id: 'own-name',
  severity: 'warning',
  about: 'The name of the company or of a bank, or one of our addresses, typed instead of its variable.',
  example: {
    file: 'documentation/sdks.md',
    from: '\n## ',
    to: '\nCards run on Mastercard International Incorporated.\n\n## ',
  },
  checkFile: (content, site, report) => {
    if (['BrandContent', 'BanksContent'].includes(content.type.name)) return;
    for (const { text, pointAt } of proseOf(content)) {
      let rest = text;
      for (const [pattern, variable] of namesOf(site))
        for (const { 0: name, index } of rest.matchAll(pattern)) {
          report(content, pointAt(index), `"${name}" is typed here; write {${variable}}`);
          rest = rest.slice(0, index) + ' '.repeat(name.length) + rest.slice(index + name.length);
        }
    }
  },
};
