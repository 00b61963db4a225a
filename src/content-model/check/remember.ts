/** Rules that look at one file at a time are asked again only when the file, or what they depend on, has changed. */
import type { Problem } from './problem';
import type { ContentFile } from './read';

type Rule = (content: ContentFile) => Problem[];

const known = new WeakMap<ContentFile, Map<string, { state: string; problems: Problem[] }>>();

/**
 * A rule that remembers what it has found. A file that is unchanged is the same object as before (files.ts).
 * @param name of the rule, by which it is told from others
 * @param state all that the rule depends on beside the file, as a text
 */
export const remembered =
  (name: string, state: string, rule: Rule): Rule =>
  (content) => {
    const found = known.get(content) ?? new Map<string, { state: string; problems: Problem[] }>();
    known.set(content, found);
    const before = found.get(name);
    if (before?.state === state) return before.problems;
    const problems = rule(content);
    found.set(name, { state, problems });
    return problems;
  };
