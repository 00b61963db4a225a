/** Runs rules that look at one file at a time, unless an earlier run has done so with the same input. */

import type { Diagnostic } from '../diagnostics/diagnostic';
import type { AllContent } from '../reading/content-files';
import type { ContentFile } from '../reading/read-content';
import { type CacheEntry, type CheckCache, hashOf } from './check-cache';

export type Rule = (content: ContentFile) => Diagnostic[];

export type RuleRunner = {
  /** Where results about a file are kept. */
  readonly entryOf: (content: ContentFile) => CacheEntry;
  /**
   * A JSON value that is computed from one file.
   * @param name by which it is told from others
   * @param state everything it depends on besides the file, as a text
   */
  readonly memoized: <T>(
    name: string,
    state: string,
    compute: (content: ContentFile) => T,
  ) => (content: ContentFile) => T;
  /** Everything that a rule finds in all files. */
  readonly run: (name: string, state: string, rule: Rule) => Diagnostic[];
};

/** A runner for the files of one check. */
export function ruleRunner({ contents, entries }: AllContent, cache: CheckCache): RuleRunner {
  const entryOf = (content: ContentFile): CacheEntry => {
    const entry = entries.get(content);
    if (!entry) throw new Error(`${content.file} has no entry in the cache.`);
    return entry;
  };
  const memoized: RuleRunner['memoized'] = (name, state, compute) => {
    const hash = state && hashOf(state);
    return (content) => {
      const entry = entryOf(content);
      return cache.recall(entry, name, hash) ?? cache.store(entry, name, hash, compute(content));
    };
  };
  return {
    entryOf,
    memoized,
    run: (name, state, rule) => contents.flatMap(memoized(name, state, rule)),
  };
}
