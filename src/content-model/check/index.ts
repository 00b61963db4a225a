/** The content check: all mistakes of all files at once. */
import { feedsOf, innerRoutes, routesOf } from '../routes';
import { apiProblems } from './api-description';
import { requestProblems } from './api-requests';
import { apiOf } from './api-sources';
import { bodyProblems } from './bodies';
import { disclosureContext } from './disclosure-context';
import { blockProblems, disclosureProblems } from './disclosures';
import { duplicateIds } from './duplicate-ids';
import { expiryProblems } from './expiry';
import { fieldProblems } from './fields';
import { figureProblems } from './figures';
import { readAllContent } from './files';
import { foundationsOf, textOf } from './foundations';
import { linkProblems } from './links';
import type { Problem } from './problem';
import { publicationProblems } from './publication';
import { namesIn, referenceProblems } from './references';
import { remembered } from './remember';
import type { ResultStore } from './results';
import { reviewProblems } from './review-dates';
import { repeatedAddresses, repeatedWords } from './uniqueness';
import { wordProblems } from './words';

export { isMistake, isWarning, type Problem, report } from './problem';

/** What a check depends on beside the files. */
export type CheckOptions = {
  /** The day on which facts are held against their review dates, "2026-11-20"; today in UTC when left out. */
  today?: string;
  /** Where results of the API's expensive checks are kept; in memory when left out. */
  store?: ResultStore;
};

const thisDay = (): string => new Date(Date.now()).toISOString().slice(0, 10);

/** What the check finds but for the API, and what the rest of it needs. */
function examine(folder: string, today: string) {
  const all = readAllContent(folder);
  const { contents, files, problems } = all;
  const ownRule = remembered('own', '', (content) => [...fieldProblems(content), ...duplicateIds(content)]);
  const own = contents.flatMap(ownRule);
  const broken = new Set([...problems, ...own].map(({ file }) => file));
  const foundations = foundationsOf(contents, broken);
  const names = namesIn(all);
  const disclosures = disclosureContext(contents, foundations, broken);
  const inner = contents.flatMap(({ file, type, slug, value }) =>
    innerRoutes(type, slug, value).map(({ path }) => ({ file, path })),
  );
  const innerPaths = inner.map(({ path }) => path);
  const routes = [...routesOf(files), ...innerPaths, ...feedsOf(innerPaths)];
  const site = { ...foundations, routes };
  const words = textOf(foundations);
  const wordRule = remembered('words', words, (content) => [
    ...wordProblems(content, foundations),
    ...figureProblems(content, foundations),
  ]);
  const disclosureRule = remembered('disclosures', words + (disclosures?.state ?? ''), (content) =>
    disclosures ? [...disclosureProblems(content, disclosures), ...blockProblems(content, disclosures)] : [],
  );
  const found = [
    ...problems,
    ...own,
    ...contents.flatMap((content) => referenceProblems(content, names)),
    ...contents.flatMap((content) => linkProblems(content, site)),
    ...contents.flatMap(wordRule),
    ...contents.flatMap(disclosureRule),
    ...contents.flatMap((content) => bodyProblems(content, names)),
    ...contents.flatMap((content) => reviewProblems(content, today)),
    ...contents.flatMap((content) => expiryProblems(content, today)),
    ...contents.flatMap((content) => publicationProblems(content, today)),
    ...repeatedAddresses(files, inner),
    ...repeatedWords(contents),
  ];
  return { problems: found, contents, broken, foundations };
}

/**
 * Checks every file below a content folder: place, syntax, fields, references, links, tokens, typed figures, disclosures, what may be
 * there once, the facts' review dates, and the end of security.txt. A file with a mistake still counts as a page and as a name, so
 * that others are not blamed for it.
 * @param folder the content folder's path
 * @returns all problems, warnings among them; an empty list when there are none
 */
export const checkContent = (folder: string, { today = thisDay() }: CheckOptions = {}): Problem[] =>
  examine(folder, today).problems;

/** Like `checkContent`, with the API description and the requests that texts show. */
export async function checkWhole(
  folder: string,
  { today = thisDay(), store }: CheckOptions = {},
): Promise<Problem[]> {
  const { problems, contents, broken, foundations } = examine(folder, today);
  const { words } = foundations;
  const { api, problems: ofFiles } = apiOf(contents, broken, words, store);
  if (!api) return [...problems, ...ofFiles];
  const ofTexts = contents.map((content) => requestProblems(content, api, words));
  return [...problems, ...(await apiProblems(api)), ...(await Promise.all(ofTexts)).flat()];
}
