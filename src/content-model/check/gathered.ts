/** What the check knows after reading all files: their own errors, and what rules need to know of the site. */
import { type CheckCache, openCache } from './cache/check-cache';
import { ruleRunner } from './cache/rule-runner';
import { fileRules, innerPagesIn } from './file-rules';
import { readAllContent } from './reading/content-files';
import { foundationsOf } from './reading/foundations';
import { committedText } from './reading/history';
import { proseOf } from './reading/prose';
import { disclosureSources } from './rules/disclosure-context';
import { misspelledIds, usedNamesIn, withMeant } from './rules/misspelled-ids';
import { ordinaryIn, ordinaryNames, wordsOfNames } from './rules/names';
import { codesIn } from './rules/product-codes';
import { doubtfulNames, namesIn, withFacts } from './rules/references';
import { keptFactsIn } from './rules/removed-facts';
import { siteOf } from './rules/site';
import { certainNames, type SiteContext, siteRules } from './site-rules';

/** What a check depends on besides the files. */
export type CheckOptions = {
  /** The day of the check, such as "2026-11-20", for review dates, expiry and publication; by default today in UTC. */
  today?: string;
  /** Results of earlier checks; without them, everything is checked again. */
  cache?: CheckCache;
};

const thisDay = (): string => new Date(Date.now()).toISOString().slice(0, 10);

export type Gathered = ReturnType<typeof gather>;

/** Reads a content folder. */
export function gather(folder: string, { today = thisDay(), cache = openCache() }: CheckOptions) {
  const all = readAllContent(folder, cache);
  const { contents, files, diagnostics } = all;
  const runner = ruleRunner(all, cache);
  const { run, memoized } = runner;
  const own = run('own', '', fileRules.own);
  const broken = new Set([...diagnostics, ...own].map(({ file }) => file));
  const doubtful = doubtfulNames(all, broken);
  const usedNames = contents.flatMap(memoized('used names', '', usedNamesIn));
  const misspelled = misspelledIds(usedNames, namesIn(all), doubtful);
  const committedFacts = committedText(folder, 'content/facts.yaml');
  const kept = keptFactsIn(all, committedFacts, usedNames, misspelled, doubtful);
  const ofCommit = [...kept.removed, ...kept.otherUnit];
  const names = withFacts(withMeant(namesIn(all), misspelled), ofCommit);
  const foundations = foundationsOf(contents, broken, misspelled, ofCommit);
  const ofNames = wordsOfNames(foundations);
  const ordinaryOf = memoized('ordinary words', ofNames.join(), (content) =>
    ordinaryIn(
      proseOf(content)
        .map(({ text }) => text)
        .join('\n'),
      ofNames,
    ),
  );
  const innerPagesOf = memoized('inner pages', '', innerPagesIn);
  const inner = contents.flatMap((content) =>
    innerPagesOf(content).map((page) => ({ file: content.file, path: page.path, content, page })),
  );
  const innerPaths = inner.map(({ path }) => path);
  const certain = certainNames({ names, doubtful });
  const context: SiteContext = {
    today,
    foundations,
    site: siteOf(folder, all, foundations, certain, innerPaths, broken),
    names,
    doubtful,
    codes: codesIn(contents, files, broken),
    disclosures: disclosureSources(contents, broken),
    ordinary: ordinaryNames(contents.map(ordinaryOf)),
    committedFacts,
    committedFees: committedText(folder, 'content/fees.yaml'),
  };
  return {
    folder,
    cache,
    all,
    runner,
    own,
    broken,
    usedNames,
    misspelled,
    removedFacts: kept.removed,
    inner,
    innerPathsOf: (content: (typeof contents)[number]) => innerPagesOf(content).map(({ path }) => path),
    certain,
    context,
    siteRules: siteRules(context, runner),
  };
}
