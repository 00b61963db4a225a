/** The fixes of messages about a word that isn't one of those allowed. */
import { closest, distance } from 'fastest-levenshtein';

/** The longest list that a message names. A longer one hides its message. */
const shortList = 8;

/** How many letters of a word may differ: at most one of three, so that "ts" isn't "go". */
const slips = (word: string): number => (word.length <= 3 ? 1 : Math.max(2, word.length / 3));

/** The allowed word most similar to a mistyped one, or the same in other capitals; undefined if none is similar. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const lower = word.toLowerCase();
  const same = allowed.find((one) => one.toLowerCase() === lower);
  if (same !== undefined && !allowed.includes(word)) return same;
  const best = closest(word, allowed);
  return distance(word, best) <= slips(word) ? best : undefined;
}

/** "a, b or c" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/**
 * "did you mean "x"?" for a similar word; otherwise the allowed words if they're few.
 * @param otherwise the fix if they're many, such as "write the id of a fact in facts.yaml"
 */
export function fixFor(word: string, allowed: readonly string[], otherwise?: string): string {
  const best = nearest(word, allowed);
  if (best !== undefined) return `did you mean "${best}"?`;
  if (allowed.length === 1) return `write "${allowed[0]}"`;
  if (allowed.length > 0 && allowed.length <= shortList) return `use one of: ${allowed.join(', ')}`;
  return otherwise ?? `use one of the ${allowed.length} names that exist`;
}

/** Other names of code languages, which writers know from other sites. */
const languageNames: Readonly<Record<string, string>> = {
  console: 'bash',
  curl: 'bash',
  golang: 'go',
  html: 'xml',
  javascript: 'typescript',
  js: 'typescript',
  json5: 'json',
  jsonc: 'json',
  jsx: 'typescript',
  plain: 'text',
  plaintext: 'text',
  py: 'python',
  py3: 'python',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
  txt: 'text',
  yml: 'yaml',
  zsh: 'bash',
};

/** The fix for an unknown code language; knows the languages' other names, such as "ts". */
export function fixForLanguage(word: string, allowed: readonly string[]): string {
  const known = languageNames[word.toLowerCase()];
  if (known !== undefined && allowed.includes(known)) return `write "${known}"`;
  return fixFor(word, allowed, `use one of: ${allowed.join(', ')}`);
}
