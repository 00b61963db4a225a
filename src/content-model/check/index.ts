/** The content check: all errors of all files at once. */
import { routesOf } from '../routes';
import { apiResults, checkApi } from './api/api';
import { repeatedKeys, requestKeysIn } from './api/idempotency-keys';
import { openCache } from './cache/check-cache';
import type { Diagnostic } from './diagnostics/diagnostic';
import { guarded } from './diagnostics/guarded';
import { oncePerPlace } from './diagnostics/once-per-place';
import { fileRules } from './file-rules';
import { type CheckOptions, type Gathered, gather } from './gathered';
import { unreadableFolder } from './reading/content-files';
import { changeTimesIn } from './reading/history';
import { bodyAnchors, fragmentDiagnostics } from './rules/fragments';
import { listedCodeDiagnostics } from './rules/listed-codes';
import { misspelledIdDiagnostics } from './rules/misspelled-ids';
import { picturesIn, unusedPictures } from './rules/pictures';
import { railDiagnostics } from './rules/rail-places';
import { redirectDiagnostics } from './rules/redirects';
import { removedFactDiagnostics } from './rules/removed-facts';
import { sideNavigationDiagnostics } from './rules/side-navigation';
import { anchorSourcesOf } from './rules/site';
import { repeatedAddresses, repeatedInnerTitles, repeatedOrders, repeatedWords } from './rules/uniqueness';
import type { SiteRules } from './site-rules';
import { openThreads } from './threads/threads';

export { type CheckData, dataOf } from './diagnostics/data';
export { type Diagnostic, isError, isWarning } from './diagnostics/diagnostic';
export { sourcesOf } from './diagnostics/excerpt';
export { countsOf, type ReportOptions, report } from './diagnostics/report';
export type { CheckOptions } from './gathered';

/** The diagnostics except the API's. */
function examine(gathered: Gathered): Diagnostic[] {
  const { folder, all, runner, own, broken, usedNames, misspelled, removedFacts, inner, certain, context } =
    gathered;
  const { contents, files, diagnostics } = all;
  const { run, memoized } = runner;
  const { rules, fragmentsOf, used } = gathered.siteRules;
  const { site, doubtful } = context;
  const { paths } = site;
  const runOnFile = (name: keyof typeof fileRules) => run(name, '', fileRules[name], broken);
  const runOnSite = (name: keyof SiteRules['rules']) =>
    run(name, rules[name].state, rules[name].rule, broken);
  const fragments = {
    fragmentsIn: fragmentsOf,
    bodyOf: memoized('anchors', used.stateOf, (content) => bodyAnchors(content, used.of(content))),
    innerPathsOf: gathered.innerPathsOf,
  };
  const changedAt = changeTimesIn(folder);
  const pages = [...routesOf(files), ...inner.map(({ path }) => path)];
  const known = new Set([...paths.pages, ...paths.files, '/404']);
  return [
    ...diagnostics,
    ...own,
    ...guarded('misspelled ids', 'content', () => misspelledIdDiagnostics(misspelled, usedNames, contents)),
    ...guarded('removed facts', 'content/facts.yaml', () =>
      removedFactDiagnostics(removedFacts, contents, all.texts),
    ),
    ...runOnSite('references'),
    ...runOnSite('product codes'),
    ...runOnSite('links'),
    ...guarded('fragments', 'content', () =>
      doubtful.has('Fact')
        ? []
        : fragmentDiagnostics(contents, site, anchorSourcesOf(contents, certain, broken), fragments),
    ),
    ...runOnSite('lengths'),
    ...runOnSite('variables'),
    ...runOnSite('figures'),
    ...runOnFile('Markdown'),
    ...runOnFile('plain text'),
    ...runOnFile('style'),
    ...runOnSite('disclosures'),
    ...runOnSite('bodies'),
    ...runOnSite('dates'),
    ...runOnSite('fact changes'),
    ...runOnSite('fee changes'),
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
    ...guarded('pictures', 'content', () =>
      unusedPictures(all, memoized('pictures', '', picturesIn), broken),
    ),
    ...guarded('listed codes', 'content', () => listedCodeDiagnostics(contents, broken)),
    ...guarded('side navigation', 'content', () => sideNavigationDiagnostics(contents, paths.pages, broken)),
    ...guarded('redirects', 'content/redirects.yaml', () =>
      redirectDiagnostics(contents, broken, pages, known),
    ),
    ...guarded('rails', 'content', () => railDiagnostics(all, broken)),
  ];
}

/** The diagnostics of idempotency keys in files whose requests have no errors, which come first. */
function examineKeys({ folder, all, broken, runner }: Gathered, ofApi: readonly Diagnostic[]): Diagnostic[] {
  const faulty = new Set([...broken, ...ofApi.map(({ file }) => file)]);
  const keysIn = runner.memoized('request keys', '', requestKeysIn);
  return guarded('idempotency keys', 'content', () =>
    repeatedKeys(all.contents, keysIn, faulty, changeTimesIn(folder)),
  );
}

/** Removes results of deleted files, and writes the cache to disk if it has a file. */
const finish = ({ all, cache }: Gathered): void =>
  cache.keep(new Set([...all.files.map(({ file }) => file), apiResults]));

/**
 * Checks every file below a content folder: location, syntax, fields, references, links, variables, typed figures, disclosures,
 * uniqueness, review dates, and the expiry of security.txt. A file with an error still counts as a page and as a name, so
 * that links to it aren't errors too.
 * @param folder the path of the content folder
 * @returns all errors and warnings
 */
export function checkContent(folder: string, options: CheckOptions = {}): Diagnostic[] {
  const gathered = gather(folder, options);
  const found = examine(gathered);
  finish(gathered);
  return oncePerPlace(found);
}

async function checkReadable(folder: string, options: CheckOptions): Promise<Diagnostic[]> {
  const { cache = openCache() } = options;
  const threads = openThreads(folder, cache);
  try {
    await threads.examineFiles();
    const gathered = gather(folder, { ...options, cache });
    const shared = threads.examineSite(gathered);
    await shared.files;
    const found = examine(gathered);
    await shared.api;
    const { contents } = gathered.all;
    const { foundations } = gathered.context;
    const { used } = gathered.siteRules;
    const { broken, runner } = gathered;
    const ofApi = await checkApi({ contents, broken, foundations, used }, runner, cache);
    const ofKeys = examineKeys(gathered, ofApi);
    finish(gathered);
    return oncePerPlace([...found, ...ofApi, ...ofKeys]);
  } finally {
    threads.end();
  }
}

/**
 * Like `checkContent`, with the API description and the requests in texts. A folder that can't be read is the only error: all that
 * refers to its files would be errors, too.
 */
export async function checkWhole(folder: string, options: CheckOptions = {}): Promise<Diagnostic[]> {
  try {
    return await checkReadable(folder, options);
  } catch (error) {
    const unreadable = unreadableFolder(error, folder);
    if (unreadable) return [unreadable];
    throw error;
  }
}
