/** Which words require which disclosures, and which words are refused. Data; the engine is in findings.ts. */
import { escapeRegExp } from '../../lib/text/escape-reg-exp';
import type { Block } from './blocks';
import type { Names } from './rule-input';
import type { StatementId } from './statements';

export type Rule = {
  readonly id: string;
  /** The source of the duty. 12 CFR is at ecfr.gov, and 15 U.S.C. 45 at law.cornell.edu/uscode. */
  readonly source: string;
  /** What the words do, as in "… mentions deposit insurance". */
  readonly about: string;
  /** The words as a pattern, with the flags g and, if case doesn't matter, i. */
  readonly claim: (names: Names) => RegExp;
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

/** Banks from banks.yaml, each with a comma after it. */
const afterBank = ({ banks }: Names): string => `(?:${banks.map(named).join('|') || '(?!)'}), `;

/** Before words that a clause denies: "isn't guaranteed", "no one can guarantee". */
const denial =
  "(?:\\b(?:not|never|no|nor|neither|nothing|none|cannot|without|hardly)|n['’]t)\\b(?:[^\\w.!?;:,]+(?!but\\b)[\\w'’-]+){0,5}[^\\w.!?;:,]*";

/** After "insured", when it's about goods: "insured mail", "insures your car". */
const goods =
  ',? (?:(?:the|an?|your|each|every|our|its|and|by) |\\w+ed )*(?:mail|parcels?|packages?|shipments?|shipping|letters?|couriers?|goods|vehicles?|cars?|drivers?|homes?|houses?|equipment)\\b';

/** After "sweep", when what is swept isn't money: "a sweep of the logs". */
const things =
  ' (?:(?:of|through|across|over) )?(?:the|our|all|your|its|these|any|an?)\\b(?![^.!?]{0,40}\\b(?:deposits?|money|funds?|cash|balances?|accounts?|banks?|dollars?)\\b)';

export const rules: readonly Rule[] = [
  {
    id: 'insurance_claim',
    source: '12 CFR 328.102(b)',
    about: 'mentions deposit insurance',
    // The next rule covers who is a member.
    claim: ({ maximum }) =>
      new RegExp(
        [
          '\\b(?:government|federally)[- ](?:insured|backed|protected|guaranteed|covered)\\b',
          '\\b(?:protected|backed|covered|insured|secured) by (?:the )?(?:(?:US|U\\.S\\.|federal|United States|American) )?government\\b',
          '\\bFederal Deposit Insurance\\b',
          '\\b(?:covered|protected) by insurance\\b|\\bdeposit (?:protection|coverage)\\b',
          '(?<!Members? )\\bFDIC\\b|\\bpass-through\\b|\\bdeposit insurance\\b',
          `\\b(?:(?:un)?insured|insur(?:es?|ing))\\b(?!${goods})`,
          named(maximum),
        ].join('|'),
        'gi',
      ),
    needs: {
      near: ['not_insured', 'bank_failure', 'banks_named', 'conditions'],
      footer: ['general', 'fdic_status'],
    },
  },
  {
    id: 'member_fdic',
    source: '12 CFR 328.102(a)',
    about: 'calls a company a member that is not a bank in banks.yaml',
    claim: (names) => new RegExp(`(?<!${afterBank(names)})\\bMembers? FDIC\\b`, 'g'),
    instead:
      'put it directly after a bank and a comma, as in "{banks}, Members FDIC"; no other company is a member',
  },
  {
    id: 'bank_status',
    source: '12 CFR 328.102(b)',
    about: 'says that a bank is insured',
    claim: (names) => new RegExp(`(?<=${afterBank(names)})Members? FDIC\\b`, 'g'),
    needs: { near: [], footer: ['general', 'fdic_status'] },
  },
  {
    id: 'cards',
    source: "terms of the card network's license to the bank",
    about: 'mentions issuing cards',
    claim: () =>
      /\b(?:issu(?:e|es|ed|ing) (?:[\w-]+ ){0,3}cards?|card (?:issuing|program|issuance)|our cards)\b/gi,
    needs: { near: [], footer: ['general'] },
  },
  {
    id: 'deposit_placement',
    source: 'agreement of the placement network; 12 CFR 328.102(b) on naming the banks',
    about: 'mentions placing deposits at other banks',
    claim: () =>
      new RegExp(
        [
          `(?<!clean )\\bsweeps?\\b(?!${things})`,
          '\\b(?:deposit placement|placement network|network of banks)\\b',
          '\\b(?:deposits?|money|funds?|cash|balances?) (?:[a-z]+ ){0,2}swept\\b',
          '\\b(?:spread|distributed) (?:across|among|over) (?:several|many|multiple|other|different) banks\\b',
        ].join('|'),
        'gi',
      ),
    needs: { near: [], footer: ['general', 'deposit_placement'] },
  },
  {
    id: 'brand_as_bank',
    source: 'state laws on the words bank and banking; 12 CFR 328.102(b) on insurance',
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
    source: '15 U.S.C. 45 (deceptive acts)',
    about: 'makes a promise that no one can keep',
    claim: () => {
      const promise = [
        '(?<!\\b(?:personal|bank|loan|signature|medallion) )\\bguarante(?:es?|ed|eing)\\b',
        '\\brisk[- ]?free\\b|\\briskless\\b|\\b(?:no|zero|without(?: any)?) risk\\b(?! of)',
        "\\bnever fails?\\b(?! (?:silently|to))|\\bcan(?:not|['’]t| never) (?:fail|go wrong|get lost|be lost)\\b",
        '\\b(?:100 ?%|100 percent|completely|totally|absolutely|entirely|perfectly) (?:safe|secure|reliable)\\b',
        '\\balways (?:arrives?|succeeds?|gets? there|settles on time)\\b|\\b(?:fool|bullet)-?proof\\b',
      ].join('|');
      return new RegExp(`(?=${promise})(?<!${denial})(?:${promise})`, 'gi');
    },
    instead: 'say what happens, to whom, and on what condition',
  },
];
