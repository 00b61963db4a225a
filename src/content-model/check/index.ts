/** The content check: all mistakes of all files at once. */
import { feedsOf, innerRoutes, routesOf } from '../routes';
import { apiResults, checkApi } from './api';
import { bodyProblems, namesInBodies } from './bodies';
import { type CheckCache, openCache } from './cache';
import { disclosureContext } from './disclosure-context';
import { blockProblems, disclosureProblems } from './disclosures';
import { duplicateIds } from './duplicate-ids';
import { expiryProblems } from './expiry';
import { fieldProblems } from './fields';
import { figureProblems } from './figures';
import { readAllContent } from './files';
import { foundationsOf, textOf } from './foundations';
import { linkablePaths, linkProblems } from './links';
import type { Problem } from './problem';
import { publicationProblems } from './publication';
import { namesIn, referenceProblems } from './references';
import { reviewProblems } from './review-dates';
import { ruleRunner } from './rules';
import { repeatedAddresses, repeatedWords } from './uniqueness';
import { wordProblems } from './words';

export { isMistake, isWarning, type Problem, report } from './problem';

/** What a check depends on beside the files. */
export type CheckOptions = {
  /** The day of the check, such as "2026-11-20", for review dates, expiry and publication; today in UTC when left out. */
  today?: string;
  /** Results of earlier checks; left out, everything is checked again. */
  cache?: CheckCache;
};

const thisDay = (): string => new Date(Date.now()).toISOString().slice(0, 10);

/** What the check finds except in the API, and what the rest of it needs. */
function examine(folder: string, { today = thisDay(), cache = openCache() }: CheckOptions) {
  const all = readAllContent(folder, cache);
  const { contents, files, problems } = all;
  const runner = ruleRunner(all, cache);
  const { run, memoized } = runner;
  const own = run('own', '', (content) => [...fieldProblems(content), ...duplicateIds(content)]);
  const broken = new Set([...problems, ...own].map(({ file }) => file));
  const foundations = foundationsOf(contents, broken);
  const words = textOf(foundations);
  const names = namesIn(all);
  const disclosures = disclosureContext(contents, foundations, broken);
  const innerPathsOf = memoized('inner paths', '', ({ type, slug, value }) =>
    innerRoutes(type, slug, value).map(({ path }) => path),
  );
  const inner = contents.flatMap((content) =>
    innerPathsOf(content).map((path) => ({ file: content.file, path })),
  );
  const innerPaths = inner.map(({ path }) => path);
  const paths = linkablePaths([...routesOf(files), ...innerPaths, ...feedsOf(innerPaths)]);
  const found = [
    ...problems,
    ...own,
    ...run('references', JSON.stringify([...names]), (content) => referenceProblems(content, names)),
    ...run('links', JSON.stringify([words, ...paths]), (content) =>
      linkProblems(content, { ...foundations, paths }),
    ),
    ...run('words', words, (content) => [
      ...wordProblems(content, foundations),
      ...figureProblems(content, foundations),
    ]),
    ...run('disclosures', words + (disclosures?.state ?? ''), (content) =>
      disclosures
        ? [...disclosureProblems(content, disclosures), ...blockProblems(content, disclosures)]
        : [],
    ),
    ...run('bodies', JSON.stringify(namesInBodies(names)), (content) => bodyProblems(content, names)),
    ...run('dates', today, (content) => [
      ...reviewProblems(content, today),
      ...expiryProblems(content, today),
      ...publicationProblems(content, today),
    ]),
    ...repeatedAddresses(files, inner),
    ...repeatedWords(contents),
  ];
  return { found, all, broken, foundations, runner, cache };
}

/** Forgets what is known of files that are gone, and writes the cache to disk if it has one. */
const finish = ({ all, cache }: ReturnType<typeof examine>): void =>
  cache.keep(new Set([...all.files.map(({ file }) => file), apiResults]));

/**
 * Checks every file below a content folder: place, syntax, fields, references, links, tokens, typed figures, disclosures,
 * uniqueness, review dates, and the end of security.txt. A file with a mistake still counts as a page and as a name, so
 * that others are not blamed for it.
 * @param folder the content folder's path
 * @returns all problems, warnings among them; an empty list when there are none
 */
export function checkContent(folder: string, options: CheckOptions = {}): Problem[] {
  const examined = examine(folder, options);
  finish(examined);
  return examined.found;
}

/** Like `checkContent`, with the description of the API and the requests that texts show. */
export async function checkWhole(folder: string, options: CheckOptions = {}): Promise<Problem[]> {
  const examined = examine(folder, options);
  const ofApi = await checkApi(examined, examined.runner, examined.cache);
  finish(examined);
  return [...examined.found, ...ofApi];
}
