/** The content check: all errors of all files at once. */
import { feedsOf, innerRoutes, routesOf } from '../routes';
import { apiResults, checkApi } from './api/api';
import { type CheckCache, openCache } from './cache/check-cache';
import { type Rule, ruleRunner } from './cache/rule-runner';
import type { Diagnostic } from './diagnostics/diagnostic';
import { guarded } from './diagnostics/guarded';
import { readAllContent } from './reading/content-files';
import { foundationsOf, textOf } from './reading/foundations';
import { disclosureContext } from './rules/disclosure-context';
import { blockDiagnostics, disclosureDiagnostics } from './rules/disclosures';
import { duplicateIds } from './rules/duplicate-ids';
import { fieldDiagnostics } from './rules/fields';
import { linkablePaths, linkDiagnostics } from './rules/links';
import { bodyDiagnostics, namesInBodies } from './rules/markdown-bodies';
import { providerDiagnostics } from './rules/other-providers';
import { publicationDiagnostics } from './rules/publication-dates';
import { railDiagnostics } from './rules/rail-places';
import { redirectDiagnostics } from './rules/redirects';
import { namesIn, referenceDiagnostics } from './rules/references';
import { reviewDiagnostics } from './rules/review-dates';
import { expiryDiagnostics } from './rules/security-txt-expiry';
import { styleDiagnostics } from './rules/style';
import { figureDiagnostics } from './rules/typed-figures';
import { repeatedAddresses, repeatedWords } from './rules/uniqueness';
import { variableDiagnostics } from './rules/variables';

export { type Diagnostic, isError, isWarning, report } from './diagnostics/diagnostic';

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
  const own = run('own', '', (content) => [...fieldDiagnostics(content), ...duplicateIds(content)]);
  const broken = new Set([...diagnostics, ...own].map(({ file }) => file));
  const foundations = foundationsOf(contents, broken);
  const words = textOf(foundations);
  const names = namesIn(all);
  const disclosures = disclosureContext(contents, foundations, broken);
  const runOnAll = (name: string, state: string, rule: Rule) => run(name, state, rule, broken);
  const innerPathsOf = memoized('inner paths', '', ({ type, slug, value }) =>
    innerRoutes(type, slug, value).map(({ path }) => path),
  );
  const inner = contents.flatMap((content) =>
    innerPathsOf(content).map((path) => ({ file: content.file, path })),
  );
  const innerPaths = inner.map(({ path }) => path);
  const pages = [...routesOf(files), ...innerPaths];
  const paths = linkablePaths([...pages, ...feedsOf(innerPaths)]);
  const found = [
    ...diagnostics,
    ...own,
    ...runOnAll('references', JSON.stringify([...names]), (content) => referenceDiagnostics(content, names)),
    ...runOnAll('links', JSON.stringify([words, ...paths]), (content) =>
      linkDiagnostics(content, { ...foundations, paths }),
    ),
    ...runOnAll('words', words, (content) => [
      ...variableDiagnostics(content, foundations),
      ...figureDiagnostics(content, foundations),
    ]),
    ...runOnAll('style', '', (content) => [...styleDiagnostics(content), ...providerDiagnostics(content)]),
    ...runOnAll('disclosures', words + (disclosures?.state ?? ''), (content) =>
      disclosures
        ? [...disclosureDiagnostics(content, disclosures), ...blockDiagnostics(content, disclosures)]
        : [],
    ),
    ...runOnAll('bodies', JSON.stringify(namesInBodies(names)), (content) => bodyDiagnostics(content, names)),
    ...runOnAll('dates', today, (content) => [
      ...reviewDiagnostics(content, today),
      ...expiryDiagnostics(content, today),
      ...publicationDiagnostics(content, today),
    ]),
    ...guarded('addresses', 'content', () => repeatedAddresses(files, inner)),
    ...guarded('titles and descriptions', 'content', () => repeatedWords(contents)),
    ...guarded('redirects', 'content/redirects.yaml', () =>
      redirectDiagnostics(contents, broken, pages, paths),
    ),
    ...guarded('rails', 'content', () => railDiagnostics(all, broken)),
  ];
  return { found, all, broken, foundations, runner, cache };
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
  return examined.found;
}

/** Like `checkContent`, with the API description and the requests in texts. */
export async function checkWhole(folder: string, options: CheckOptions = {}): Promise<Diagnostic[]> {
  const examined = examine(folder, options);
  const ofApi = await checkApi(examined, examined.runner, examined.cache);
  finish(examined);
  return [...examined.found, ...ofApi];
}
