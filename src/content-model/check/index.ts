/** The content check: all mistakes of all files at once. */
import type { z } from 'zod';
import { contentTypes } from '../content-types';
import { routesOf } from '../routes';
import type { banks as banksSchema } from '../types/banks';
import type { brand as brandSchema } from '../types/brand';
import type { facts as factsSchema } from '../types/fact';
import { type Words, wordsFrom } from '../words';
import { fieldProblems } from './fields';
import { linkProblems } from './links';
import type { Problem } from './problem';
import { type ContentFile, readAllContent } from './read';
import { duplicateIds, namesIn, referenceProblems } from './references';
import { wordProblems } from './words';

export { formatProblems, type Problem } from './problem';

const missingFiles = (contents: readonly ContentFile[], problems: readonly Problem[]): Problem[] =>
  contentTypes
    .filter((type) => type.kind !== 'folder')
    .map((type) => ({ type, file: `content/${type.source}.yaml` }))
    .filter(({ file }) => ![...contents, ...problems].some((other) => other.file === file))
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      message: 'the file is missing',
      fix: 'bring it back from the history',
    }));

/** What the tokens stand for, from files whose fields are right. */
export function wordsOf(contents: readonly ContentFile[]): Words {
  const valueIn = (name: string) => contents.find((content) => content.type.name === name)?.value;
  return wordsFrom({
    brand: valueIn('BrandContent') as z.infer<typeof brandSchema>,
    banks: valueIn('BanksContent') as z.infer<typeof banksSchema>,
    facts: valueIn('Fact') as z.infer<typeof factsSchema>,
  });
}

/** The files that tokens and routes are made from; without them the second half of the check would only repeat their mistakes. */
const foundations = ['BrandContent', 'BanksContent', 'Fact'];

/**
 * Checks every file below a content folder: syntax, fields, references, links, tokens.
 * @param folder the content folder's path
 * @returns all problems; an empty list when there are none
 */
export function checkContent(folder: string): Problem[] {
  const { contents, problems } = readAllContent(folder);
  const found = [...problems, ...missingFiles(contents, problems)];
  const broken = new Set(found.map((problem) => problem.file));
  for (const content of contents) {
    const own = [...fieldProblems(content), ...duplicateIds(content)];
    if (own.length > 0) broken.add(content.file);
    found.push(...own);
  }
  const names = namesIn(contents);
  for (const content of contents) found.push(...referenceProblems(content, names));

  const usable = foundations.every((name) =>
    contents.some((content) => content.type.name === name && !broken.has(content.file)),
  );
  if (!usable) return found;
  const words = wordsOf(contents);
  const brand = contents.find((content) => content.type.name === 'BrandContent')?.value as z.infer<
    typeof brandSchema
  >;
  const routes = routesOf(contents);
  for (const content of contents) {
    found.push(...linkProblems(content, routes, words, brand.url), ...wordProblems(content, words));
  }
  return found;
}
