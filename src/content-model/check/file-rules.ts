/** The rules and values that depend on nothing but one file, so that files can be examined in any order and in any thread. */
import { innerRoutes } from '../routes';
import { requestKeysIn } from './api/idempotency-keys';
import type { CacheEntry, CheckCache } from './cache/check-cache';
import { memoizeAll, type Rule, ruleRunner } from './cache/rule-runner';
import { variableNamesIn } from './cache/used-variables';
import type { ContentFile } from './reading/content-file';
import type { FoundText } from './reading/content-files';
import { readCached, releaseParsed } from './reading/read-cached';
import { damagedDiagnostics } from './rules/damaged-characters';
import { doubledWordDiagnostics } from './rules/doubled-words';
import { duplicateIds, repeatedLabels } from './rules/duplicate-ids';
import { fieldDiagnostics } from './rules/fields';
import { markdownDiagnostics } from './rules/markdown/markdown-syntax';
import { usedNamesIn } from './rules/misspelled-ids';
import { providerDiagnostics } from './rules/other-providers';
import { altDiagnostics, picturesIn } from './rules/pictures';
import { plainTextDiagnostics } from './rules/plain-text';
import { punctuationDiagnostics } from './rules/punctuation';
import { styleDiagnostics } from './rules/style';
import { unfinishedDiagnostics } from './rules/unfinished';
import type { PlacedInnerPage } from './rules/uniqueness';
import { writtenAmountDiagnostics } from './rules/written-amounts';
import { writtenDateDiagnostics } from './rules/written-dates';

/** The rules, by the name of their results. */
export const fileRules = {
  own: (content) => [...fieldDiagnostics(content), ...duplicateIds(content)],
  Markdown: markdownDiagnostics,
  'plain text': (content) => [
    ...plainTextDiagnostics(content),
    ...altDiagnostics(content),
    ...repeatedLabels(content),
  ],
  style: (content) => [
    // First, because a month written in full can have a day that doesn't exist.
    ...writtenDateDiagnostics(content),
    ...styleDiagnostics(content),
    ...unfinishedDiagnostics(content),
    ...doubledWordDiagnostics(content),
    ...providerDiagnostics(content),
    ...punctuationDiagnostics(content),
    ...writtenAmountDiagnostics(content),
    ...damagedDiagnostics(content),
  ],
} satisfies Record<string, Rule>;

/** The pages within a file's page. */
export const innerPagesIn = ({ type, slug, value }: ContentFile): PlacedInnerPage[] =>
  innerRoutes(type, slug, value);

/** Everything to compute of a file, by the name of its results. */
const values: Readonly<Record<string, (content: ContentFile) => unknown>> = {
  ...fileRules,
  'inner pages': innerPagesIn,
  'used names': usedNamesIn,
  'used variables': variableNamesIn,
  pictures: picturesIn,
  'request keys': requestKeysIn,
};

/**
 * Reads a file, and computes what depends on nothing else, unless the cache has it. What throws is left out: the check computes
 * it again and reports the failure. Keeps only the results, because there are many files.
 */
export function examineFile({ found, text }: FoundText, cache: CheckCache): CacheEntry {
  const [{ content }, entry] = readCached(found, text, cache);
  if (!content) return entry;
  const { memoized } = ruleRunner({ contents: [content], entries: new Map([[content, entry]]) }, cache);
  memoizeAll(
    Object.entries(values).map(([name, compute]) => memoized(name, '', compute)),
    content,
  );
  releaseParsed(found, entry, cache);
  return entry;
}
