/** Finds phrases of the house style's lists in a text, sentence by sentence, with retext's parser of English. */
import type { Root } from 'nlcst';
import { search } from 'nlcst-search';
import retextEnglish from 'retext-english';
import { unified } from 'unified';
import { lazy } from '../../../lib/loading/lazy';
import { americanSpelling } from './american-spelling';
import { dates, names, type StyleRule, words } from './word-list';

/** A phrase that the house style avoids. `start` and `end` are offsets in the text. */
export type FoundPhrase = { rule: StyleRule; start: number; end: number };

const spellings: readonly StyleRule[] = Object.entries(americanSpelling).map(([avoid, write]) => ({
  avoid,
  write,
  phrases: [avoid],
}));

/** All rules that look for something, in the order of docs/style.md. */
const styleRules: readonly StyleRule[] = [...names, ...words, ...dates, ...spellings].filter(
  ({ phrases, pattern }) => phrases ?? pattern,
);

/** Code in backquotes, the addresses of links, and variables: never prose. */
const notProse = /`[^`]*`|\]\([^)\s]*\)|https?:\/\/\S+|\{[\w.:-]+\}/g;

/** The text with a symbol, which is no part of a word, for each character that isn't prose. */
const masked = (text: string): string => text.replace(notProse, (code) => '|'.repeat(code.length));

/** `{is,are} made` as "is made" and "are made". */
export function expandBraces(phrase: string): string[] {
  const [group, choices] = /\{([^}]*)\}/.exec(phrase) ?? [];
  if (group === undefined || choices === undefined) return [phrase];
  return choices.split(',').flatMap((choice) => expandBraces(phrase.replace(group, choice)));
}

const expanded = (phrases: readonly string[] = []): string[] => phrases.flatMap(expandBraces);

const partsOfPattern: Readonly<Record<string, string>> = {
  '{': '(?:',
  ',': '|',
  '}': ')',
  ' ': '\\s+',
  '*': '\\S+',
  "'": "['’]",
};

const patternOf = (phrase: string): string =>
  phrase.replace(/[{,} *']/g, (part) => partsOfPattern[part] ?? part);

/** A pattern that finds whatever the parser can find by these rules, and little more. */
function patternOfRules(rules: readonly StyleRule[]): RegExp {
  const phrases = rules.flatMap((rule) => (rule.phrases ?? []).map(patternOf));
  const patterns = rules.flatMap(({ pattern }) => (pattern ? [pattern.source] : []));
  const whole = phrases.length > 0 ? [`\\b(?:${phrases.join('|')})\\b`] : [];
  return new RegExp([...whole, ...patterns].join('|'), 'i');
}

/** Most texts have nothing that needs a closer look. Parsing them all would take seconds; this takes hundredths. */
const anyRule = lazy(() => patternOfRules(styleRules));

type Candidate = { pattern: RegExp; phrases: string[]; except: string[] };

const candidates = new Map<StyleRule, Candidate>();

function candidateOf(rule: StyleRule): Candidate {
  const known = candidates.get(rule) ?? {
    pattern: patternOfRules([rule]),
    phrases: expanded(rule.phrases),
    except: expanded(rule.except),
  };
  candidates.set(rule, known);
  return known;
}

const parser = unified().use(retextEnglish);

type Range = { start: number; end: number };

/** Where phrases are in a tree. */
function rangesOf(tree: Root, phrases: string[]): Range[] {
  const ranges: Range[] = [];
  search(
    tree,
    phrases,
    (nodes) => {
      const start = nodes[0]?.position?.start.offset ?? 0;
      ranges.push({ start, end: nodes.at(-1)?.position?.end.offset ?? start });
    },
    { allowDashes: true, allowLiterals: true },
  );
  return ranges;
}

/** Whether a phrase alone is in quotation marks: then it's mentioned, not used. */
const isQuoted = (text: string, { start, end }: Range): boolean =>
  /["“]/.test(text.charAt(start - 1)) && /["”]/.test(text.charAt(end));

const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

function phrasesOf(rule: StyleRule, text: string, tree: () => Root): FoundPhrase[] {
  const { pattern, phrases, except } = candidateOf(rule);
  if (!pattern.test(text)) return [];
  const matched = [...(rule.pattern ? text.matchAll(rule.pattern) : [])].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
  const parsed = phrases.length > 0 ? rangesOf(tree(), phrases) : [];
  const good = parsed.length > 0 && except.length > 0 ? rangesOf(tree(), except) : [];
  const found = [...matched, ...parsed.filter((range) => !good.some((other) => overlap(range, other)))];
  // Of phrases that overlap, such as "in its answer" and "its answer says", the first counts, and the longest of those.
  return found
    .filter((range) => !isQuoted(text, range))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((range, index, all) => !all.slice(0, index).some((earlier) => overlap(range, earlier)))
    .map((range) => ({ rule, ...range }));
}

/**
 * Phrases that the house style avoids.
 * @param text prose, which may have code in backquotes and links in Markdown
 * @returns in the order of the text
 */
export function findPhrases(text: string): FoundPhrase[] {
  if (!anyRule().test(text)) return [];
  const prose = masked(text);
  const tree = lazy(() => parser.parse(prose));
  return styleRules.flatMap((rule) => phrasesOf(rule, prose, tree)).sort((a, b) => a.start - b.start);
}
