/** Runs rules that check one file at a time, unless an earlier run has done so with the same input. */

import type { Diagnostic } from '../diagnostics/diagnostic';
import { guarded } from '../diagnostics/guarded';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';
import { type CacheEntry, type CheckCache, hashOf } from './check-cache';

export type Rule = (content: ContentFile) => Diagnostic[];

/** Everything that a result depends on besides the file, as text; the same for all files, or different for each. */
export type State = string | ((content: ContentFile) => string);

export type RuleRunner = {
  /** The cache entry of a file. */
  readonly entryOf: (content: ContentFile) => CacheEntry;
  /**
   * A memoized JSON value derived from one file.
   * @param name identifies it
   */
  readonly memoized: <T>(
    name: string,
    state: State,
    compute: (content: ContentFile) => T,
  ) => (content: ContentFile) => T;
  /**
   * A rule's diagnostics in all files. A file in which the rule throws has an error that says so, unless it's in `broken`:
   * then its own errors come first.
   */
  readonly run: (name: string, state: State, rule: Rule, broken?: ReadonlySet<string>) => Diagnostic[];
};

/** Calls memoized functions for their results in the cache. The check calls the ones that throw again, and reports it. */
export function memoizeAll(
  functions: readonly ((content: ContentFile) => unknown)[],
  content: ContentFile,
): void {
  for (const compute of functions) {
    try {
      compute(content);
    } catch {
      // The check reports it.
    }
  }
}

/** A runner for the files of one check. */
export function ruleRunner(
  { contents, entries }: Pick<AllContent, 'contents' | 'entries'>,
  cache: CheckCache,
): RuleRunner {
  const entryOf = (content: ContentFile): CacheEntry => {
    const entry = entries.get(content);
    if (!entry) throw new Error(`${content.file} has no entry in the cache.`);
    return entry;
  };
  const memoized: RuleRunner['memoized'] = (name, state, compute) => {
    const shared = typeof state === 'string' ? state && hashOf(state) : undefined;
    return (content) => {
      const entry = entryOf(content);
      const hash = typeof state === 'string' ? (shared ?? '') : hashOf(state(content));
      return cache.recall(entry, name, hash) ?? cache.store(entry, name, hash, compute(content));
    };
  };
  return {
    entryOf,
    memoized,
    run: (name, state, rule, broken) => {
      const diagnosticsOf = memoized(name, state, rule);
      return contents.flatMap((content) =>
        guarded(name, content.file, () => diagnosticsOf(content), broken?.has(content.file)),
      );
    },
  };
}
