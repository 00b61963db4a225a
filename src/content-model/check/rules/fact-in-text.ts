import { matchesIn } from '../../../lib/text/matches-in';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)';
const number = `(?:\\d[\\d,]*(?:\\.\\d+)?|${numberWord})`;
const scale = '(?:thousand|million|billion)';
const half = '[ap]\\.?m\\b\\.?';

type Kind = { readonly name: string; readonly pattern: RegExp; readonly example?: string };

/** Figures that can become outdated. Times with seconds and amounts with cents are examples. */
const kinds: readonly Kind[] = [
  {
    name: 'an amount of money',
    pattern: new RegExp(
      [
        `(?:\\bUS ?)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?[ -]?(?:${scale}|[KMB][MN]?)\\b`,
        `(?:\\bUS ?)?\\$ ?\\d+(?:,\\d{3})*(?![\\d,]*\\d)(?!\\.\\d)`,
        `\\bUSD ?\\d[\\d,]*(?!\\.\\d\\d\\b)|\\b\\d[\\d,.]*(?:[ -]${scale})?[ -](?:USD|(?:US )?dollars?)\\b`,
        `\\b(?:half an?|an?|${numberWord}(?:[ -](?:hundred|${numberWord}))*)[ -]${scale}[ -](?:US )?dollars?\\b`,
      ].join('|'),
      'gi',
    ),
    example: 'if it is an example, add the cents',
  },
  {
    name: 'a time of day',
    pattern: new RegExp(
      `(?<![\\d:T])(?:[01]?\\d|2[0-3]):[0-5]\\d(?![\\d:])(?:\\s?${half})?|\\b1?\\d(?:\\.[0-5]\\d)?\\s?${half}|\\b(?:noon|midnight)(?= E[SD]?T\\b)`,
      'gi',
    ),
    example: 'if it is an example, add the seconds',
  },
  { name: 'hours of operation', pattern: /\b24\s?[/x×-]\s?7(?:\s?[/x×-]\s?365)?\b/gi },
  { name: 'a day of settlement', pattern: /\b[TD]\s?\+\s?\d\b/g },
  {
    name: 'a length of time',
    pattern: new RegExp(
      `\\b${number}(?: \\(\\d+\\))?[ -](?:full |complete )?(?:calendar|banking|business|working)[ -](?:days?|hours?|weeks?)\\b`,
      'gi',
    ),
  },
  { name: 'a share', pattern: /\b(?!(?:100|0)\s?%)\d+(?:\.\d+)?\s?(?:%|percent\b|basis points\b|bps\b)/gi },
  {
    name: 'a rate',
    pattern: /\b\d[\d,]* (?:requests|calls|events) (?:per|a|each|every) (?:second|minute|hour|day)\b/gi,
  },
];

type Figure = { readonly words: string; readonly index: number; readonly kind: Kind };

/** The figures in a text, the first of those that overlap. */
function figuresIn(text: string): Figure[] {
  if (!/\d|dollar|illion|\b(?:banking|business|calendar|working)\b|noon|midnight/i.test(text)) return [];
  const found: Figure[] = [];
  for (const kind of kinds)
    for (const { 0: words, index } of matchesIn(text, kind.pattern))
      if (
        !found.some((other) => index < other.index + other.words.length && other.index < index + words.length)
      )
        found.push({ words, index, kind });
  return found;
}

/** Figures typed into texts, where they become outdated. */
export const rule: Rule = {
  id: 'fact-in-text',
  severity: 'warning',
  about: 'A limit, a time, a share or a number of banking days typed into a text instead of a fact.',
  example: {
    file: 'documentation/fednow.md',
    from: '\n## ',
    to: '\nThe limit is $10,000,000 each.\n\n## ',
  },
  checkFile: (content, { variables = new Map<string, string>() }, report) => {
    if (content.type.name === 'Fact') return;
    for (const { text, pointAt } of proseOf(content))
      for (const { words, index, kind } of figuresIn(text)) {
        const facts = [...variables].flatMap(([name, value]) =>
          name.startsWith('fact:') && value.startsWith(words) ? [`{${name}}`] : [],
        );
        const fix =
          facts.length > 0 && facts.length <= 3
            ? `write ${facts.join(' or ')}`
            : 'add it to facts.yaml and write {fact:its-id}';
        const example = kind.example === undefined ? '' : `; ${kind.example}`;
        report(
          content,
          pointAt(index),
          `"${words}" is ${kind.name} in a text, where it becomes outdated; ${fix}${example}`,
        );
      }
  },
};
