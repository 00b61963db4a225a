import { matchesIn } from '../../../lib/text/matches-in';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

const number =
  '(?:\\d[\\d,]*(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|hundred|half an?)';
const scale = '(?:thousand|million|billion)';
const half = '[ap]\\.?m\\b\\.?';

/** Figures that can become outdated, by what they are. Times with seconds and amounts with cents are examples. */
const kinds: readonly (readonly [name: string, pattern: string])[] = [
  [
    'an amount of money (an example has cents)',
    `(?:\\$|\\bUSD) ?\\d[\\d,]*(?:\\.\\d+)?[ -]?(?:${scale}|[KMB]N?)\\b|(?:\\$|\\bUSD) ?\\d+(?:,\\d{3})*(?![\\d,]*\\d)(?!\\.\\d)|\\b${number}(?:[ -]${scale})?[ -](?:USD|(?:US )?dollars?)\\b`,
  ],
  [
    'a time of day (an example has seconds)',
    `(?<![\\d:T])(?:[01]?\\d|2[0-3]):[0-5]\\d(?![\\d:])(?:\\s?${half})?|\\b1?\\d\\s?${half}|\\b(?:noon|midnight)(?= E[SD]?T\\b)`,
  ],
  ['hours of operation', '\\b24\\s?[/x×-]\\s?7(?:\\s?[/x×-]\\s?365)?\\b'],
  ['a day of settlement', '\\b[TD]\\s?\\+\\s?\\d\\b'],
  [
    'a length of time',
    `\\b${number}(?: \\(\\d+\\))?[ -](?:full )?(?:calendar|banking|business|working)[ -](?:days?|hours?|weeks?)\\b`,
  ],
  ['a share', '\\b(?!(?:100|0)\\s?%)\\d+(?:\\.\\d+)?\\s?(?:%|percent\\b|basis points\\b|bps\\b)'],
  ['a rate', '\\b\\d[\\d,]* (?:requests|calls|events) (?:per|a|each|every) (?:second|minute|hour|day)\\b'],
];

/** All of them, with a group for each kind. */
const figures = new RegExp(kinds.map(([, pattern]) => `(${pattern})`).join('|'), 'gi');

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
      for (const { 0: words, index, ...groups } of matchesIn(text, figures)) {
        const [kind] = kinds.find((_, at) => groups[at + 1] !== undefined) ?? [];
        const facts = [...variables].flatMap(([name, value]) =>
          name.startsWith('fact:') && value.startsWith(words) ? [`{${name}}`] : [],
        );
        const fix =
          facts.length > 0 && facts.length <= 3
            ? `write ${facts.join(' or ')}`
            : 'add it to facts.yaml and write {fact:its-id}';
        report(content, pointAt(index), `"${words}" is ${kind} in a text, where it becomes outdated; ${fix}`);
      }
  },
};
