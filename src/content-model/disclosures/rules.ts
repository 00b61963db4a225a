/** Which words on a page need which others, and which may not stand there. Data; the engine is in findings.ts. */
import type { DisclosureRuleId } from '../suppressions';
import type { Block } from './blocks';
import type { Names } from './rule-input';
import type { StatementId } from './statements';

/** Where the duty comes from; without an address where no public text of it is known to us. */
type Source = { readonly title: string; readonly url: string | null };

const part328 = (section: string): Source => ({
  title: `12 CFR ${section}`,
  url: `https://www.ecfr.gov/current/title-12/section-${section.replace(/\(.*/, '')}`,
});

/** A rule about words. */
export type Rule = {
  readonly id: DisclosureRuleId;
  readonly source: Source;
  /** What the words do, after their quotation. */
  readonly about: string;
  /** The words; global, and for any case that means the same. */
  readonly claim: (names: Names) => RegExp;
  /** Words may stand where this holds of what is before them. */
  readonly allowedAfter?: (before: string, names: Names) => boolean;
} & (
  | {
      /** What must stand in the same part of the page, and the blocks that its footer must show. */
      readonly needs: { readonly near: readonly StatementId[]; readonly footer: readonly Block[] };
    }
  | {
      /** The words are refused on every page and in every file; what to write instead. */
      readonly instead: string;
    }
);

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name that is not known matches nothing. */
const named = (name: string): string => (name === '' ? '(?!)' : escaped(name));

/** Whether a text ends with a bank of banks.yaml and a comma. */
const isAfterBank = (before: string, { banks }: Names): boolean =>
  banks.some((bank) => before.endsWith(`${bank}, `));

export const rules: readonly Rule[] = [
  {
    id: 'insurance_claim',
    source: part328('328.102(b)'),
    about: 'speaks of deposit insurance',
    // Who is a member is the matter of the next rule.
    claim: ({ maximum }) =>
      new RegExp(
        `(?<!Members? )\\bFDIC\\b|\\bpass-through\\b|\\b(?:un)?insured\\b|\\bdeposit insurance\\b|${named(maximum)}`,
        'gi',
      ),
    needs: {
      near: ['not_insured', 'bank_failure', 'banks_named', 'conditions'],
      footer: ['general', 'fdic_status'],
    },
  },
  {
    id: 'member_fdic',
    source: part328('328.102(a)'),
    about: 'calls somebody a member who is not a bank of banks.yaml',
    claim: () => /\bMembers? FDIC\b/g,
    allowedAfter: isAfterBank,
    instead:
      'put it directly after a bank and a comma, as in "{banks}, Members FDIC"; nobody else is a member',
  },
  {
    id: 'bank_status',
    source: part328('328.102(b)'),
    about: 'says that a bank is insured',
    claim: () => /\bMembers? FDIC\b/g,
    // Of anybody else the rule above speaks.
    allowedAfter: (before, names) => !isAfterBank(before, names),
    needs: { near: [], footer: ['general', 'fdic_status'] },
  },
  {
    id: 'cards',
    source: { title: "terms of the card network's license to the bank", url: null },
    about: 'speaks of issuing cards',
    claim: () =>
      /\b(?:issu(?:e|es|ed|ing) (?:[\w-]+ ){0,3}cards?|card (?:issuing|program|issuance)|our cards)\b/gi,
    needs: { near: [], footer: ['general'] },
  },
  {
    id: 'deposit_placement',
    source: { title: 'agreement of the placement network; 12 CFR 328.102(b) on naming the banks', url: null },
    about: 'speaks of placing deposits at other banks',
    claim: () => /\b(?:sweeps?|deposit placement|placement network|network of banks)\b/gi,
    needs: { near: [], footer: ['general', 'deposit_placement'] },
  },
  {
    id: 'brand_as_bank',
    source: { title: 'state laws on the words bank and banking; 12 CFR 328.102(b) on insurance', url: null },
    about: 'makes a bank of a company that is none',
    claim: ({ brand }) =>
      new RegExp(
        `\\b${named(brand)}(?:['’]s)? (?:bank(?:s|ing)?|pays interest|is (?:an? )?(?:FDIC-)?insured|insures)\\b`,
        'gi',
      ),
    instead: 'name the partner bank, as in "held at {banks}", and say who pays or insures',
  },
  {
    id: 'promise',
    source: {
      title: '15 U.S.C. 45 (deceptive acts)',
      url: 'https://www.law.cornell.edu/uscode/text/15/45',
    },
    about: 'promises what nobody can',
    claim: () => /\b(?:guaranteed|risk-free|riskless|no risk)\b/gi,
    instead: 'say what happens, to whom, and on what condition',
  },
];
