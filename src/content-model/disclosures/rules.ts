/** Which words require which disclosures, and which words are refused. Data; the engine is in findings.ts. */
import { escapeRegExp } from '../../lib/text/escape-reg-exp';
import type { Block } from './blocks';
import type { DisclosureRuleId, Names } from './rule-input';
import type { StatementId } from './statements';

/** The source of the duty; the URL is null if there's no public text. */
type Source = { readonly title: string; readonly url: string | null };

const part328 = (section: string): Source => ({
  title: `12 CFR ${section}`,
  url: `https://www.ecfr.gov/current/title-12/section-${section.replace(/\(.*/, '')}`,
});

export type Rule = {
  readonly id: DisclosureRuleId;
  readonly source: Source;
  /** What the words do, as in "… mentions deposit insurance". */
  readonly about: string;
  /** The words as a pattern, with the flags g and, if case doesn't matter, i. */
  readonly claim: (names: Names) => RegExp;
  /** The words are allowed after text for which this returns true. */
  readonly allowedAfter?: (before: string, names: Names) => boolean;
  /** The words are allowed before text for which this returns true. */
  readonly allowedBefore?: (after: string) => boolean;
} & (
  | {
      /** The statements required in the same part of the page, and the blocks required in its footer. */
      readonly needs: { readonly near: readonly StatementId[]; readonly footer: readonly Block[] };
    }
  | {
      /** The words are refused on every page and in every file; this is what to write instead. */
      readonly instead: string;
    }
);

/** An unknown name matches nothing. */
const named = (name: string): string => (name === '' ? '(?!)' : escapeRegExp(name));

/** Whether a text ends with a bank from banks.yaml and a comma. */
const isAfterBank = (before: string, { banks }: Names): boolean =>
  banks.some((bank) => before.endsWith(`${bank}, `));

/** Whether a clause denies what follows: "isn't guaranteed", "no one can guarantee". */
function isDenied(before: string): boolean {
  const clause = before.split(/[.!?;:,]\s|\bbut\b/).at(-1) ?? '';
  return /(?:\b(?:not|never|no|nor|neither|nothing|none|cannot|without|hardly)|n['’]t)\b(?:\W+[\w'’-]+){0,5}\W*$/i.test(
    clause,
  );
}

/** Things that are insured without a deposit. */
const goods =
  '(?:mail|parcels?|packages?|shipments?|shipping|letters?|delivery|deliveries|couriers?|goods|vehicles?|cars?|drivers?|homes?|houses?|equipment)';

/** Whether "insured" is about goods: "insured mail", "the car is insured". */
const areGoodsInsured = (before: string): boolean =>
  new RegExp(`\\b${goods} (?:is|are|was|were|be|gets?) (?:\\w+ )?$`, 'i').test(before);
const insuresGoods = (after: string): boolean =>
  new RegExp(`^,? (?:(?:the|a|an|your|each|every|our|its|and|by) |\\w+ed )*${goods}\\b`, 'i').test(after);

const money = /\b(?:deposits?|money|funds?|cash|balances?|accounts?|banks?|dollars?)\b/i;

/** Whether what is swept isn't money: "a sweep of the logs". */
const sweepsThings = (after: string): boolean =>
  /^ (?:(?:of|through|across|over) )?(?:the|our|all|your|its|these|any|a)\b/i.test(after) &&
  !money.test(/^[^.!?]{0,40}/.exec(after)?.[0] ?? '');

export const rules: readonly Rule[] = [
  {
    id: 'insurance_claim',
    source: part328('328.102(b)'),
    about: 'mentions deposit insurance',
    // The next rule covers who is a member.
    claim: ({ maximum }) =>
      new RegExp(
        [
          '\\b(?:government|federally)[- ](?:insured|backed|protected|guaranteed|covered)\\b',
          '\\b(?:protected|backed|covered|insured|secured) by (?:the )?(?:(?:US|U\\.S\\.|federal|United States|American) )?government\\b',
          '\\bFederal Deposit Insurance\\b',
          '\\b(?:covered|protected) by insurance\\b|\\bdeposit (?:protection|coverage)\\b',
          '(?<!Members? )\\bFDIC\\b|\\bpass-through\\b|\\b(?:un)?insured\\b|\\binsur(?:es?|ing)\\b|\\bdeposit insurance\\b',
          named(maximum),
        ].join('|'),
        'gi',
      ),
    // The rule about the brand covers who insures.
    allowedAfter: (before, { brand }) =>
      areGoodsInsured(before) || before.endsWith(`${brand} `) || /\bwe $/i.test(before),
    allowedBefore: insuresGoods,
    needs: {
      near: ['not_insured', 'bank_failure', 'banks_named', 'conditions'],
      footer: ['general', 'fdic_status'],
    },
  },
  {
    id: 'member_fdic',
    source: part328('328.102(a)'),
    about: 'calls a company a member that is not a bank in banks.yaml',
    claim: () => /\bMembers? FDIC\b/g,
    allowedAfter: isAfterBank,
    instead:
      'put it directly after a bank and a comma, as in "{banks}, Members FDIC"; no other company is a member',
  },
  {
    id: 'bank_status',
    source: part328('328.102(b)'),
    about: 'says that a bank is insured',
    claim: () => /\bMembers? FDIC\b/g,
    // The rule above covers all other companies.
    allowedAfter: (before, names) => !isAfterBank(before, names),
    needs: { near: [], footer: ['general', 'fdic_status'] },
  },
  {
    id: 'cards',
    source: { title: "terms of the card network's license to the bank", url: null },
    about: 'mentions issuing cards',
    claim: () =>
      /\b(?:issu(?:e|es|ed|ing) (?:[\w-]+ ){0,3}cards?|card (?:issuing|program|issuance)|our cards)\b/gi,
    needs: { near: [], footer: ['general'] },
  },
  {
    id: 'deposit_placement',
    source: { title: 'agreement of the placement network; 12 CFR 328.102(b) on naming the banks', url: null },
    about: 'mentions placing deposits at other banks',
    claim: () =>
      /\b(?:sweeps?|deposit placement|placement network|network of banks)\b|\b(?:deposits?|money|funds?|cash|balances?) (?:[a-z]+ ){0,2}swept\b|\b(?:spread|distributed) (?:across|among|over) (?:several|many|multiple|other|different) banks\b/gi,
    allowedAfter: (before) => /\bclean $/i.test(before),
    allowedBefore: sweepsThings,
    needs: { near: [], footer: ['general', 'deposit_placement'] },
  },
  {
    id: 'brand_as_bank',
    source: { title: 'state laws on the words bank and banking; 12 CFR 328.102(b) on insurance', url: null },
    about: 'presents a company as a bank that is not one',
    claim: ({ brand }) => {
      const who = `\\b(?:${named(brand)}|we)`;
      const be = "(?: (?:is|are|was|were|acts? as|operates? as|became|becomes)|['’](?:re|s))";
      return new RegExp(
        [
          `\\b${named(brand)}(?:['’]s)? bank(?:s|ing)?\\b`,
          `\\b${named(brand)}(?:['’]s)? (?:checking|savings|deposit|money market) accounts?\\b`,
          `\\bdeposit(?:s|ed)? (?:\\w+ ){0,3}(?:at|with) ${named(brand)}\\b`,
          `${who} (?:holds?|keeps?) (?:your|customers['’]|users['’]) (?:money|funds|deposits|balances?)\\b`,
          `${who} (?:pays? (?:you |your \\w+ )?interest|insures?)\\b`,
          `${who}${be} (?:an? )?(?:FDIC-)?insured\\b`,
          `${who}${be}(?: (?!not\\b|no\\b|never\\b|neither\\b)[\\w-]+){1,3} bank(?! account| partner|['’]s|ing|-)\\b`,
          `\\b${named(brand)}, (?:(?:an?|your|our)(?: [\\w-]+){0,2} bank\\b|the bank (?:for|of|that)\\b)`,
          '\\bas an?(?: [\\w-]+)? bank,? we\\b',
          `\\bbank with (?:us|${named(brand)})\\b`,
        ].join('|'),
        'gi',
      );
    },
    instead: 'name the partner bank, as in "held at {banks}", and say who pays or insures',
  },
  {
    id: 'promise',
    source: {
      title: '15 U.S.C. 45 (deceptive acts)',
      url: 'https://www.law.cornell.edu/uscode/text/15/45',
    },
    about: 'makes a promise that no one can keep',
    claim: () =>
      new RegExp(
        [
          '(?<!\\b(?:personal|bank|loan|signature|medallion) )\\bguarante(?:es?|ed|eing)\\b',
          '\\brisk[- ]?free\\b|\\briskless\\b|\\b(?:no|zero|without(?: any)?) risk\\b(?! of)',
          "\\bnever fails?\\b(?! (?:silently|to))|\\bcan(?:not|['’]t| never) (?:fail|go wrong|get lost|be lost)\\b",
          '\\b(?:100 ?%|100 percent|completely|totally|absolutely|entirely|perfectly) (?:safe|secure|reliable)\\b',
          '\\balways (?:arrives?|succeeds?|gets? there|settles on time)\\b|\\b(?:fool|bullet)-?proof\\b',
        ].join('|'),
        'gi',
      ),
    allowedAfter: isDenied,
    instead: 'say what happens, to whom, and on what condition',
  },
];
