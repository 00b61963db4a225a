import { type DisclosureTexts, forEachBlock, statementsOf } from '../../disclosures/blocks';
import { blockWords, namesFrom } from '../../disclosures/names';
import { missingIn } from '../../disclosures/statements';
import { recordFaults } from '../../read/record-faults';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn, type Site } from '../site';

/** What the rules of disclosures need to know about the site; undefined while one of the files has an error. */
export function disclosureNames({ variables, ofType }: Site) {
  const [banks] = ofType('BanksContent');
  const [texts] = ofType('DisclosuresContent');
  if (!variables || !banks || !texts || recordFaults(texts).length > 0) return undefined;
  const bankNames = recordsIn(fieldsOf(banks.value).items).map(({ name }) => String(name));
  return {
    texts,
    names: namesFrom(variables, bankNames),
    blocks: blockWords(texts.value as DisclosureTexts, variables),
  };
}

/** The texts of disclosures.yaml. Claims are checked in finished pages, which have all of their words. */
export const rule: Rule = {
  id: 'disclosure',
  severity: 'error',
  about: 'A text of disclosures.yaml that lacks what the law requires. The build checks claims on pages.',
  example: { file: 'disclosures.yaml', from: 'covers the failure of an insured bank', to: 'covers losses' },
  needsAllFiles: true,
  checkSite: (site, report) => {
    const known = disclosureNames(site);
    if (!known) return;
    const { texts, names, blocks } = known;
    forEachBlock((block) => {
      for (const { says, add } of missingIn(blocks[block], statementsOf(block), names))
        report(
          texts,
          texts.placeOfKey([block]),
          `"${block}" doesn't say ${says.replaceAll('{brand}', names.brand)} (12 CFR 328.102(b)); add: "${add}"`,
        );
    });
  },
};
