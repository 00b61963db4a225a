/** The content check: all mistakes of all files at once. */
import { innerRoutes, routesOf } from '../routes';
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

/**
 * Checks every file below a content folder: place, syntax, fields, references, links, tokens, typed figures, disclosures, what may be
 * there once, the facts' review dates, and the end of security.txt. A file with a mistake still counts as a page and as a name, so that others are not
 * blamed for it.
 * @param folder the content folder's path
 * @returns all problems, warnings among them; an empty list when there are none
 */
export function checkContent(folder: string, { today = thisDay() }: CheckOptions = {}): Problem[] {
  const { contents, files, problems } = readAllContent(folder);
  const own = contents.flatMap((content) => [...fieldProblems(content), ...duplicateIds(content)]);
  const broken = new Set([...problems, ...own].map(({ file }) => file));
  const foundations = foundationsOf(contents, broken);
  const names = namesIn(contents, files);
  const disclosures = disclosureContext(contents, foundations, broken);
  const inner = contents.flatMap(({ type, slug, value }) => innerRoutes(type, slug, value));
  const site = { ...foundations, routes: [...routesOf(files), ...inner.map(({ path }) => path)] };
  return [
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
    ...repeatedAddresses(files),
    ...repeatedWords(contents),
  ];
}
