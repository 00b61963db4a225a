/** The rules and values of one file that also depend on the rest of the site. */
import { hashOf } from './cache/check-cache';
import { memoizeAll, type Rule, type RuleRunner, type State } from './cache/rule-runner';
import { type UsedVariables, usedVariables } from './cache/used-variables';
import type { ContentFile } from './reading/content-file';
import { type Foundations, figuresOf, textOf, withoutFigures } from './reading/foundations';
import { type DisclosureSources, disclosureContext } from './rules/disclosure-context';
import { blockDiagnostics, disclosureDiagnostics } from './rules/disclosures';
import { factChangeDiagnostics } from './rules/fact-changes';
import { feeChangeDiagnostics } from './rules/fee-changes';
import { type Fragment, fragmentsIn } from './rules/fragments';
import { lengthDiagnostics } from './rules/lengths';
import { linkDiagnostics } from './rules/links';
import { bodyDiagnostics, namesInBodies } from './rules/markdown-bodies';
import { productCodeDiagnostics } from './rules/product-codes';
import { publicationDiagnostics } from './rules/publication-dates';
import { type Names, referenceDiagnostics } from './rules/references';
import { repeatedUnitDiagnostics } from './rules/repeated-units';
import { reviewDiagnostics } from './rules/review-dates';
import { expiryDiagnostics } from './rules/security-txt-expiry';
import type { Site } from './rules/site';
import { sourceDateDiagnostics } from './rules/source-dates';
import { figureDiagnostics } from './rules/typed-figures';
import { variableDiagnostics } from './rules/variables';

/** What the rules know of the rest of the site. Plain data, which worker threads get a copy of. */
export type SiteContext = {
  /** The day of the check, such as "2026-11-20". */
  readonly today: string;
  readonly foundations: Foundations;
  readonly site: Site;
  readonly names: Names;
  /** The kinds of names of which some may be missing. */
  readonly doubtful: ReadonlySet<string>;
  /** The codes in codes/; undefined if they aren't known. */
  readonly codes: readonly string[] | undefined;
  /** undefined if they have errors. */
  readonly disclosures: DisclosureSources | undefined;
  /** Names that are also ordinary words. */
  readonly ordinary: readonly string[];
  /** facts.yaml as committed; undefined without a commit. */
  readonly committedFacts: string | undefined;
  /** fees.yaml as committed; undefined without a commit. */
  readonly committedFees: string | undefined;
};

/** A rule with the state that it depends on besides the file. */
type SiteRule = { readonly state: State; readonly rule: Rule };

/** The names that no error makes doubtful. */
export const certainNames = ({ names, doubtful }: Pick<SiteContext, 'names' | 'doubtful'>): Names =>
  new Map([...names].filter(([name]) => !doubtful.has(name)));

/** The rules by the name of their results, for a site. */
function rulesFor(context: SiteContext, used: UsedVariables) {
  const { today, foundations, site, names, doubtful, codes, ordinary, committedFacts, committedFees } =
    context;
  const { origin, paths, kinds, fees, hidden } = site;
  const certain = certainNames(context);
  const ofTokens = withoutFigures(foundations);
  const figures = figuresOf(foundations);
  const disclosures = context.disclosures && disclosureContext(context.disclosures, foundations);
  const stateOfDisclosures = hashOf(disclosures?.state ?? '');
  const stateOfLinks = hashOf(
    JSON.stringify([
      origin,
      [...paths.pages],
      [...paths.files],
      [...paths.former],
      [...paths.published],
      kinds,
      fees,
      hidden,
    ]),
  );
  return {
    references: {
      state: JSON.stringify([...names, ...doubtful]),
      rule: (content) => referenceDiagnostics(content, names, doubtful),
    },
    'product codes': {
      state: JSON.stringify(codes ?? null),
      rule: (content) => (codes ? productCodeDiagnostics(content, codes) : []),
    },
    links: {
      state: (content) => stateOfLinks + used.stateOf(content),
      rule: (content) => linkDiagnostics(content, { ...site, variables: used.of(content) }),
    },
    lengths: {
      state: used.stateOf,
      rule: (content) => lengthDiagnostics(content, used.of(content)),
    },
    variables: {
      state: JSON.stringify([textOf(ofTokens), ordinary]),
      rule: (content) => variableDiagnostics(content, ofTokens, ordinary),
    },
    figures: {
      state: JSON.stringify([...figures]),
      rule: (content) => [
        ...figureDiagnostics(content, figures),
        ...repeatedUnitDiagnostics(content, figures),
      ],
    },
    disclosures: {
      state: (content) => stateOfDisclosures + used.stateOf(content),
      rule: (content) =>
        disclosures
          ? [
              ...disclosureDiagnostics(content, { ...disclosures, variables: used.of(content) }),
              ...blockDiagnostics(content, disclosures),
            ]
          : [],
    },
    bodies: {
      state: JSON.stringify(namesInBodies(certain)),
      rule: (content) => bodyDiagnostics(content, certain),
    },
    dates: {
      state: today,
      rule: (content) => [
        ...reviewDiagnostics(content, today),
        ...expiryDiagnostics(content, today),
        ...publicationDiagnostics(content, today),
        ...sourceDateDiagnostics(content, today),
      ],
    },
    'fact changes': {
      state: committedFacts ?? '',
      rule: (content) => factChangeDiagnostics(content, committedFacts),
    },
    'fee changes': {
      state: committedFees ?? '',
      rule: (content) => feeChangeDiagnostics(content, committedFees),
    },
  } satisfies Record<string, SiteRule>;
}

export type SiteRules = {
  readonly rules: ReturnType<typeof rulesFor>;
  /** The fragments of a file's links. */
  readonly fragmentsOf: (content: ContentFile) => readonly Fragment[];
  /** Fills the cache with the results of a file. */
  readonly examine: (content: ContentFile) => void;
  readonly used: UsedVariables;
};

/** The rules for a site, with the memoized values of its files. */
export function siteRules(context: SiteContext, runner: RuleRunner): SiteRules {
  const { foundations, site } = context;
  const { memoized } = runner;
  const used = usedVariables(runner, foundations.variables);
  const rules = rulesFor(context, used);
  const fragmentsOf = memoized(
    'fragments',
    (content) => site.origin + used.stateOf(content),
    (content) => fragmentsIn(content, { ...site, variables: used.of(content) }),
  );
  const all = [
    ...Object.entries<SiteRule>(rules).map(([name, { state, rule }]) => memoized(name, state, rule)),
    fragmentsOf,
  ];
  return { rules, fragmentsOf, examine: (content) => memoizeAll(all, content), used };
}
