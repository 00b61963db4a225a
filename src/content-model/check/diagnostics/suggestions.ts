/** The fixes of messages about a word that isn't one of those allowed. */
import { distance } from 'fastest-levenshtein';
import { onlyLooksLike } from './lookalikes';

/** The longest list that a message names. A longer one hides its message. */
const shortList = 8;

/** How many letters may differ in a word of this length: "ts" isn't "go", and "wire" isn't "rtp". */
const typosAllowed = (length: number): number => Math.min(Math.max(1, Math.floor(length / 3)), 3);

/** The words of a name such as "wire-transfer", in lowercase. */
const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one word is the other with two neighboring letters swapped: "wries" and "wires". */
function areSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.length === b.length && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

/** Whether one word is the other with a negation before it: "activated" and "unactivated". */
const areOpposite = (a: string, b: string): boolean =>
  ['un', 'in', 'non', 'dis', 'not'].some((negation) => a === negation + b || b === negation + a);

/** The digits of a word in any order. Another number isn't a typo, but swapped digits are: "R92" and "R29", but not "R02". */
const digitsOf = (word: string): string => [...word.replace(/\D/g, '')].sort().join('');

/** The number of typos by which two words differ; undefined if they're other words. */
function typosOfWord(a: string, b: string): number | undefined {
  if (areOpposite(a, b) || digitsOf(a) !== digitsOf(b)) return undefined;
  const typos = areSwapped(a, b) ? 1 : distance(a, b);
  return typos <= typosAllowed(Math.max(a.length, b.length)) ? typos : undefined;
}

/**
 * The number of typos by which a name differs from another, counted word by word. With a separator too many or too few, the
 * letters count as one word; undefined for another name.
 */
function typosOf(name: string, other: string): number | undefined {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  const [joined, otherJoined] = [words.join(''), others.join('')];
  if (joined === '' || otherJoined === '') return undefined;
  if (joined === otherJoined) return 0;
  if (words.length !== others.length) return typosOfWord(joined, otherJoined) === 1 ? 1 : undefined;
  const typos = words.map((word, index) => typosOfWord(word, others[index] ?? ''));
  return typos.includes(undefined) ? undefined : typos.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** The allowed word most similar to a mistyped one, or the same in other capitals; undefined if none is similar. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const same = allowed.find((one) => one.toLowerCase() === lower);
  if (same !== undefined && !allowed.includes(word)) return same;
  // Much faster than word by word.
  const alike = allowed.filter((one) => distance(word, one) <= Math.max(2, word.length / 3));
  const ranked = alike.flatMap((one) => {
    const typos = typosOf(word, one);
    return typos === undefined ? [] : [{ one, rank: [typos, distance(word, one)] as const }];
  });
  return ranked.sort(({ rank: [a, c] }, { rank: [b, d] }) => a - b || c - d)[0]?.one;
}

/** "a, b or c" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The fix for a word that is nearly another, or that looks the same. */
export function didYouMean(word: string, best: string): string {
  const character = onlyLooksLike(word, best);
  return character === undefined
    ? `did you mean "${best}"?`
    : `retype it: one of its characters only looks like "${character}"`;
}

/**
 * "did you mean "x"?" for a similar word; otherwise the allowed words if they're few.
 * @param otherwise the fix if they're many, such as "write the id of a fact in facts.yaml"
 */
export function fixFor(word: string, allowed: readonly string[], otherwise?: string): string {
  const best = nearest(word, allowed);
  if (best !== undefined) return didYouMean(word, best);
  const [first = ''] = allowed;
  if (allowed.length === 1)
    return areOpposite(word, first) ? `restore "${word}", or write "${first}"` : `write "${first}"`;
  if (allowed.length > 0 && allowed.length <= shortList) return `use one of: ${allowed.join(', ')}`;
  if (otherwise !== undefined) return otherwise;
  return allowed.length === 0 ? 'remove it' : `use one of the ${allowed.length} names, such as ${first}`;
}

/** The fix for the name of a picture that doesn't exist: if no other is similar, the file is what's missing. */
export function fixForPicture(name: string, known: readonly string[]): string {
  const stem = (path: string) => path.replace(/^.*[/\\]|\.\w+$/g, '').toLowerCase();
  const best = nearest(name, known) ?? known.find((one) => stem(one) === stem(name));
  return best === undefined
    ? 'add the picture to updates/images/, or write the name of another one there'
    : didYouMean(name, best);
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
