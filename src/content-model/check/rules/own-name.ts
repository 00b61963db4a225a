import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

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
  checkSite: ({ contents, variables = new Map<string, string>() }, report) => {
    const isName =
      /^(?:brand|legal_name|domain|card_issuer|card_network|emergency_phone|(?:urls|emails)\..*)$/;
    const byName = new Map(
      [...variables].flatMap(([variable, name]) =>
        isName.test(variable) && name.length > 3 ? [[name, variable]] : [],
      ),
    );
    if (byName.size === 0) return;
    const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
    const pattern = new RegExp(`(?<![\\p{L}\\d./@-])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu');
    for (const content of contents)
      if (!['BrandContent', 'BanksContent'].includes(content.type.name))
        for (const { text, pointAt } of proseOf(content))
          for (const { 0: name, index } of text.matchAll(pattern))
            report(content, pointAt(index), `"${name}" is typed here; write {${byName.get(name)}}`);
  },
};
