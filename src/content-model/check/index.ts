/** The content check: all errors of all files at once. */
import { routesOf } from '../routes';
import { apiResults, checkApi } from './api/api';
import { type CheckCache, hashOf, openCache } from './cache/check-cache';
import { type Rule, ruleRunner, type State } from './cache/rule-runner';
import { usedVariables } from './cache/used-variables';
import type { Diagnostic } from './diagnostics/diagnostic';
import { guarded } from './diagnostics/guarded';
import { oncePerPlace } from './diagnostics/once-per-place';
import { computeFileResults } from './file-results/file-results';
import { fileRules, innerPagesIn } from './file-results/file-rules';
import type { ContentFile } from './reading/content-file';
import { readAllContent } from './reading/content-files';
import { figuresOf, foundationsOf, textOf, withoutFigures } from './reading/foundations';
import { changeTimesIn, committedText } from './reading/history';
import { proseOf } from './reading/prose';
import { disclosureContext } from './rules/disclosure-context';
import { blockDiagnostics, disclosureDiagnostics } from './rules/disclosures';
import { factChangeDiagnostics } from './rules/fact-changes';
import { bodyAnchors, fragmentDiagnostics, fragmentsIn } from './rules/fragments';
import { linkDiagnostics } from './rules/links';
import { bodyDiagnostics, namesInBodies } from './rules/markdown-bodies';
import { misspelledIdDiagnostics, misspelledIds, usedNamesIn, withMeant } from './rules/misspelled-ids';
import { ordinaryIn, ordinaryNames, wordsOfNames } from './rules/names';
import { picturesIn, unusedPictures } from './rules/pictures';
import { codesIn, productCodeDiagnostics } from './rules/product-codes';
import { publicationDiagnostics } from './rules/publication-dates';
import { railDiagnostics } from './rules/rail-places';
import { redirectDiagnostics } from './rules/redirects';
import { doubtfulNames, namesIn, referenceDiagnostics } from './rules/references';
import { reviewDiagnostics } from './rules/review-dates';
import { expiryDiagnostics } from './rules/security-txt-expiry';
import { sideNavigationDiagnostics } from './rules/side-navigation';
import { anchorSourcesOf, siteOf } from './rules/site';
import { sourceDateDiagnostics } from './rules/source-dates';
import { figureDiagnostics } from './rules/typed-figures';
import { repeatedAddresses, repeatedInnerTitles, repeatedOrders, repeatedWords } from './rules/uniqueness';
import { variableDiagnostics } from './rules/variables';

export { type CheckData, dataOf } from './diagnostics/data';
export { type Diagnostic, isError, isWarning } from './diagnostics/diagnostic';
export { sourcesOf } from './diagnostics/excerpt';
export { countsOf, type ReportOptions, report } from './diagnostics/report';

/** What a check depends on besides the files. */
export type CheckOptions = {
  /** The day of the check, such as "2026-11-20", for review dates, expiry and publication; by default today in UTC. */
  today?: string;
  /** Results of earlier checks; without them, everything is checked again. */
  cache?: CheckCache;
};

const thisDay = (): string => new Date(Date.now()).toISOString().slice(0, 10);

/** The diagnostics except the API's, and the inputs of the API's checks. */
function examine(folder: string, { today = thisDay(), cache = openCache() }: CheckOptions) {
  const all = readAllContent(folder, cache);
  const { contents, files, diagnostics } = all;
  const runner = ruleRunner(all, cache);
  const { run, memoized } = runner;
  const runOnFile = (name: keyof typeof fileRules, broken?: ReadonlySet<string>) =>
    run(name, '', fileRules[name], broken);
  const own = runOnFile('own');
  const broken = new Set([...diagnostics, ...own].map(({ file }) => file));
  const doubtful = doubtfulNames(all, broken);
  const usedNamesOf = memoized('used names', '', usedNamesIn);
  const usedNames = contents.flatMap(usedNamesOf);
  const misspelled = misspelledIds(usedNames, namesIn(all), doubtful);
  const names = withMeant(namesIn(all), misspelled);
  const certain = new Map([...names].filter(([name]) => !doubtful.has(name)));
  const foundations = foundationsOf(contents, broken, misspelled);
  const used = usedVariables(runner, foundations.variables);
  const ofTokens = withoutFigures(foundations);
  const figures = figuresOf(foundations);
  const disclosures = disclosureContext(contents, foundations, broken);
  const stateOfDisclosures = hashOf(disclosures?.state ?? '');
  const ofNames = wordsOfNames(foundations);
  const ordinaryOf = memoized('ordinary words', ofNames.join(), (content) =>
    ordinaryIn(
      proseOf(content)
        .map(({ text }) => text)
        .join('\n'),
      ofNames,
    ),
  );
  const ordinary = ordinaryNames(contents.map(ordinaryOf));
  const runOnAll = (name: string, state: State, rule: Rule) => run(name, state, rule, broken);
  const innerPagesOf = memoized('inner pages', '', innerPagesIn);
  const inner = contents.flatMap((content) =>
    innerPagesOf(content).map((page) => ({ file: content.file, path: page.path, content, page })),
  );
  const innerPaths = inner.map(({ path }) => path);
  const site = siteOf(folder, all, foundations, certain, innerPaths, broken);
  const { paths, kinds, fees, hidden } = site;
  const stateOfLinks = hashOf(
    JSON.stringify([site.origin, paths.pages, [...paths.files], kinds, fees, hidden]),
  );
  const siteFor = (content: ContentFile) => ({ ...site, variables: used.of(content) });
  const codes = codesIn(contents, files, broken);
  const fragments = {
    fragmentsIn: memoized(
      'fragments',
      (content) => site.origin + used.stateOf(content),
      (content) => fragmentsIn(content, siteFor(content)),
    ),
    bodyOf: memoized('anchors', used.stateOf, (content) => bodyAnchors(content, used.of(content))),
    innerPathsOf: (content: ContentFile) => innerPagesOf(content).map(({ path }) => path),
  };
  const changedAt = changeTimesIn(folder);
  const committedFacts = committedText(folder, 'content/facts.yaml');
  const pages = [...routesOf(files), ...innerPaths];
  const known = new Set([...paths.pages, ...paths.files]);
  const found = [
    ...diagnostics,
    ...own,
    ...guarded('misspelled ids', 'content', () => misspelledIdDiagnostics(misspelled, usedNames, contents)),
    ...runOnAll('references', JSON.stringify([...names, ...doubtful]), (content) =>
      referenceDiagnostics(content, names, doubtful),
    ),
    ...runOnAll('product codes', JSON.stringify(codes ?? null), (content) =>
      codes ? productCodeDiagnostics(content, codes) : [],
    ),
    ...runOnAll(
      'links',
      (content) => stateOfLinks + used.stateOf(content),
      (content) => linkDiagnostics(content, siteFor(content)),
    ),
    ...guarded('fragments', 'content', () =>
      doubtful.has('Fact')
        ? []
        : fragmentDiagnostics(contents, site, anchorSourcesOf(contents, certain, broken), fragments),
    ),
    ...runOnAll('variables', JSON.stringify([textOf(ofTokens), ordinary]), (content) =>
      variableDiagnostics(content, ofTokens, ordinary),
    ),
    ...runOnAll('figures', JSON.stringify([...figures]), (content) => figureDiagnostics(content, figures)),
    ...runOnFile('Markdown', broken),
    ...runOnFile('plain text', broken),
    ...runOnFile('style', broken),
    ...runOnAll(
      'disclosures',
      (content) => stateOfDisclosures + used.stateOf(content),
      (content) =>
        disclosures
          ? [
              ...disclosureDiagnostics(content, { ...disclosures, variables: used.of(content) }),
              ...blockDiagnostics(content, disclosures),
            ]
          : [],
    ),
    ...runOnAll('bodies', JSON.stringify(namesInBodies(certain)), (content) =>
      bodyDiagnostics(content, certain),
    ),
    ...runOnAll('dates', today, (content) => [
      ...reviewDiagnostics(content, today),
      ...expiryDiagnostics(content, today),
      ...publicationDiagnostics(content, today),
      ...sourceDateDiagnostics(content, today),
    ]),
    ...runOnAll('fact changes', committedFacts ?? '', (content) =>
      factChangeDiagnostics(content, committedFacts),
    ),
    ...guarded('addresses', 'content', () => repeatedAddresses(files, inner, changedAt)),
    ...guarded('titles and descriptions', 'content', () => [
      ...repeatedWords(contents, changedAt),
      ...repeatedInnerTitles(
        inner.filter(({ file }) => !broken.has(file)),
        changedAt,
      ),
      ...repeatedOrders(
        contents.filter(({ file }) => !broken.has(file)),
        changedAt,
      ),
    ]),
    ...guarded('pictures', 'content', () => unusedPictures(all, memoized('pictures', '', picturesIn))),
    ...guarded('side navigation', 'content', () => sideNavigationDiagnostics(contents, paths.pages, broken)),
    ...guarded('redirects', 'content/redirects.yaml', () =>
      redirectDiagnostics(contents, broken, pages, known),
    ),
    ...guarded('rails', 'content', () => railDiagnostics(all, broken)),
  ];
  return { found, all, broken, foundations, used, runner, cache };
}

/** Removes results of deleted files, and writes the cache to disk if it has a file. */
const finish = ({ all, cache }: ReturnType<typeof examine>): void =>
  cache.keep(new Set([...all.files.map(({ file }) => file), apiResults]));

/**
 * Checks every file below a content folder: location, syntax, fields, references, links, tokens, typed figures, disclosures,
 * uniqueness, review dates, and the expiry of security.txt. A file with an error still counts as a page and as a name, so
 * that links to it aren't errors too.
 * @param folder the path of the content folder
 * @returns all errors and warnings
 */
export function checkContent(folder: string, options: CheckOptions = {}): Diagnostic[] {
  const examined = examine(folder, options);
  finish(examined);
  return oncePerPlace(examined.found);
}

/** Like `checkContent`, with the API description and the requests in texts. */
export async function checkWhole(folder: string, options: CheckOptions = {}): Promise<Diagnostic[]> {
  const { cache = openCache() } = options;
  await computeFileResults(folder, cache);
  const examined = examine(folder, { ...options, cache });
  const ofApi = await checkApi(examined, examined.runner, examined.cache);
  finish(examined);
  return oncePerPlace([...examined.found, ...ofApi]);
}
