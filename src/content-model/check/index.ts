/** The content check: all mistakes of all files at once. */
import { routesOf } from '../routes';
import { bodyProblems } from './bodies';
import { duplicateIds } from './duplicate-ids';
import { fieldProblems } from './fields';
import { readAllContent } from './files';
import { foundationsOf } from './foundations';
import { linkProblems } from './links';
import type { Problem } from './problem';
import { namesIn, referenceProblems } from './references';
import { repeatedAddresses, repeatedWords } from './uniqueness';
import { wordProblems } from './words';

export { formatProblems, type Problem } from './problem';

/**
 * Checks every file below a content folder: place, syntax, fields, references, links, tokens, and what may be there
 * once. A file with a mistake still counts as a page and as a name, so that others are not blamed for it.
 * @param folder the content folder's path
 * @returns all problems; an empty list when there are none
 */
export function checkContent(folder: string): Problem[] {
  const { contents, files, problems } = readAllContent(folder);
  const own = contents.flatMap((content) => [...fieldProblems(content), ...duplicateIds(content)]);
  const broken = new Set([...problems, ...own].map(({ file }) => file));
  const foundations = foundationsOf(contents, broken);
  const names = namesIn(contents, files);
  const site = { ...foundations, routes: routesOf(files) };
  return [
    ...problems,
    ...own,
    ...contents.flatMap((content) => referenceProblems(content, names)),
    ...contents.flatMap((content) => linkProblems(content, site)),
    ...contents.flatMap((content) => wordProblems(content, foundations)),
    ...contents.flatMap(bodyProblems),
    ...repeatedAddresses(files),
    ...repeatedWords(contents),
  ];
}
