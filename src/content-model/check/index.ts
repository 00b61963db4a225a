/** The content check: all mistakes of all files at once. */
import { innerRoutes, routesOf } from '../routes';
import { apiProblems, deadReferenceProblems } from './api-description';
import { requestProblems } from './api-requests';
import { type Api, apiOf } from './api-sources';
import { bodyProblems } from './bodies';
import { disclosureContext } from './disclosure-context';
import { blockProblems, disclosureProblems } from './disclosures';
import { duplicateIds } from './duplicate-ids';
import { expiryProblems } from './expiry';
import { fieldProblems } from './fields';
import { figureProblems } from './figures';
import { readAllContent } from './files';
import { foundationsOf } from './foundations';
import { linkProblems } from './links';
import { openApiProblems } from './openapi-validity';
import type { Problem } from './problem';
import { namesIn, referenceProblems } from './references';
import { reviewProblems } from './review-dates';
import { repeatedAddresses, repeatedWords } from './uniqueness';
import { wordProblems } from './words';

export { isMistake, isWarning, type Problem, report } from './problem';

/** What a check depends on beside the files. */
export type CheckOptions = {
  /** The day on which facts are held against their review dates, "2026-11-20"; today in UTC when left out. */
  today?: string;
};

const thisDay = (): string => new Date(Date.now()).toISOString().slice(0, 10);

/** What the check finds, and the description of the API, if that can be read. */
function examine(folder: string, today: string): { problems: Problem[]; api: Api | undefined } {
  const { contents, files, problems } = readAllContent(folder);
  const own = contents.flatMap((content) => [...fieldProblems(content), ...duplicateIds(content)]);
  const broken = new Set([...problems, ...own].map(({ file }) => file));
  const foundations = foundationsOf(contents, broken);
  const names = namesIn(contents, files);
  const disclosures = disclosureContext(contents, foundations, broken);
  const inner = contents.flatMap(({ type, slug, value }) => innerRoutes(type, slug, value));
  const api = apiOf(contents, broken, foundations);
  const site = { ...foundations, routes: [...routesOf(files), ...inner.map(({ path }) => path)] };
  const found = [
    ...problems,
    ...own,
    ...contents.flatMap((content) => referenceProblems(content, names)),
    ...contents.flatMap((content) => linkProblems(content, site)),
    ...contents.flatMap((content) => wordProblems(content, foundations)),
    ...contents.flatMap((content) => figureProblems(content, foundations)),
    ...(disclosures
      ? contents.flatMap((content) => [
          ...disclosureProblems(content, disclosures),
          ...blockProblems(content, disclosures),
        ])
      : []),
    ...contents.flatMap((content) => bodyProblems(content, names)),
    ...contents.flatMap((content) => reviewProblems(content, today)),
    ...contents.flatMap((content) => expiryProblems(content, today)),
    ...contents.flatMap(deadReferenceProblems),
    ...(api ? apiProblems(api) : []),
    ...(api ? contents.flatMap((content) => requestProblems(content, api, foundations.words)) : []),
    ...repeatedAddresses(files),
    ...repeatedWords(contents),
  ];
  return { problems: found, api };
}

/**
 * Checks every file below a content folder: place, syntax, fields, references, links, tokens, typed figures, disclosures, what may be
 * there once, the facts' review dates, the end of security.txt, and the requests that texts show. A file with a mistake still counts as
 * a page and as a name, so that others are not blamed for it.
 * @param folder the content folder's path
 * @returns all problems, warnings among them; an empty list when there are none
 */
export const checkContent = (folder: string, { today = thisDay() }: CheckOptions = {}): Problem[] =>
  examine(folder, today).problems;

/** Like `checkContent`, with what OpenAPI's own rules say of the description of the API. */
export async function checkWhole(
  folder: string,
  { today = thisDay() }: CheckOptions = {},
): Promise<Problem[]> {
  const { problems, api } = examine(folder, today);
  return api ? [...problems, ...(await openApiProblems(api))] : problems;
}
