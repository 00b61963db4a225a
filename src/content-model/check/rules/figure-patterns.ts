/** Patterns of limits, windows, hours and deadlines in prose. */
import { numberWord, ordinalWord } from './english-numbers';

/** A kind of figure. */
export type FigurePattern = {
  readonly name: string;
  readonly pattern: RegExp;
  /** How to write an example, if examples are allowed. */
  readonly otherwise?: string;
  /**
   * What the sentence has to be about. Words that could only be a limit, such as "T+1", are a figure in any sentence; "30
   * seconds" is one in a sentence about requests, and a figure of speech in a sentence about reading.
   */
  readonly about?: 'payments' | 'limits' | 'deadlines';
};

const number = `(?:\\d[\\d,]*(?:\\.\\d+)?|${numberWord})`;
/** "2", "two", "two (2)", "1–2", "one to two". */
const amount = `(?:${number}\\s?(?:–|—|-|to|or)\\s?)?${number}(?: \\(\\d+\\))?`;
const units = '(?:days?|hours?|minutes?|seconds?|weeks?|months?|years?)';
const short = '(?:hrs?|mins?|secs?)';
const calendars = '(?:calendar|banking|business|working)';
const scales = '(?:thousand|million|billion)';
const zone = '(?:E[SD]?T\\b|Eastern\\b|local time\\b)';
const clock = '(?:[01]?\\d|2[0-3])';
const morning = '[ap]\\.?m\\b\\.?';

const alternatives = (flags: string, ...patterns: string[]): RegExp => new RegExp(patterns.join('|'), flags);

/** Times with seconds, such as 16:21:07, and amounts with cents, such as $1,250.00, are allowed as examples. */
export const figurePatterns: readonly FigurePattern[] = [
  {
    name: 'a time of day',
    pattern: alternatives(
      'gi',
      `(?<![\\d:T])${clock}:[0-5]\\d(?![\\d:])(?:\\s?${morning})?`,
      `\\b1?\\d(?:\\.[0-5]\\d)?\\s?${morning}`,
      `\\b${clock}[.h]?[0-5]\\d(?= (?:hours )?${zone})`,
      `\\b${numberWord} [ap]\\.?m\\.`,
      `\\b${number} o['’]clock\\b`,
    ),
    otherwise: 'if it is an example, add the seconds, such as 16:21:07',
  },
  {
    name: 'a time of day',
    pattern: new RegExp(
      `\\b(?:noon|midnight)(?= ${zone})|\\ba quarter (?:to|past|after|before) ${numberWord}\\b|\\bhalf past ${numberWord}\\b`,
      'gi',
    ),
    about: 'deadlines',
  },
  {
    name: 'an amount of money',
    pattern: alternatives(
      'gi',
      `(?:\\bUS ?)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?[ -]?(?:${scales}|[KMB][MN]?)\\b`,
      `(?:\\bUS ?)?\\$ ?\\d+(?:,\\d{3})*(?![\\d,]*\\d)(?!\\.\\d|[ \\u00a0\\u202f'’]\\d{3}(?!\\d))`,
      `\\bUSD ?\\d[\\d,]*(?![\\d,]*\\d)(?!\\.\\d\\d\\b)(?:\\.\\d+)?(?: ${scales}| ?[KM]\\b)?`,
      `\\b\\d[\\d,.]*(?:[ -]${scales}|[KM]\\b)?[ -](?:USD|(?:US )?dollars?)\\b`,
      `\\b(?:half an?|an? quarter (?:of )?an?|an?|${numberWord}(?:[ -](?:and )?(?:hundred|${numberWord}))*)[ -]${scales}(?:[ -](?:US )?dollars?\\b)`,
      `\\b${numberWord}[ -](?:US )?dollars?\\b`,
      '\\b(?:a )?quarter (?:of a )?million\\b',
      '[€£¥] ?\\d[\\d.,]*\\d|[€£¥] ?\\d|\\b\\d+ ?¢',
    ),
    otherwise: 'if it is an example, add the cents, such as $1,250.00',
  },
  {
    name: 'an amount of money',
    pattern: new RegExp(`\\b(?:half an?|an?|${number})[ -]${scales}\\b(?![ -](?:\\w+ )?[a-z]{3,}s\\b)`, 'gi'),
    about: 'limits',
  },
  {
    name: 'hours of operation',
    pattern: /\b24\s?[/-]\s?7(?:\s?[/-]\s?365)?\b|\b24\s?[x×]\s?7(?:\s?[x×]\s?365)?\b/gi,
  },
  {
    name: 'hours of operation',
    pattern:
      /\b(?:24|twenty-four) hours (?:a|per|each|every) day\b|\b(?:7|seven) days (?:a|per|each|every) week\b/gi,
    about: 'payments',
  },
  { name: 'a day of settlement', pattern: /\b[TD]\s?\+\s?\d\b/g },
  {
    name: 'a length of time',
    pattern: alternatives(
      'gi',
      `\\b${amount}[ -](?:full |complete )?${calendars} ${units}\\b`,
      `\\b${ordinalWord} ${calendars} ${units}\\b`,
    ),
  },
  {
    name: 'a length of time',
    pattern: alternatives(
      'gi',
      `\\b(?!one[ -])${amount}[ -]${units}\\b`,
      `\\b\\d+\\s?${short}\\b`,
      '\\b\\d+(?:h|ms)\\b',
    ),
    about: 'payments',
  },
  {
    name: 'a share',
    pattern: alternatives(
      'gi',
      '\\b(?!(?:100|0)\\s?%)\\d+(?:\\.\\d+)?\\s?(?:%|percent\\b|per cent\\b|pct\\b|basis points\\b|bps\\b)',
      `\\b(?:half an? |(?:half of )?(?:one|1) |${numberWord} )(?:percent|per cent|basis points)\\b`,
    ),
    about: 'payments',
  },
  {
    name: 'a number of windows',
    pattern: new RegExp(`\\b${number} (?:same-day |settlement |submission |processing )*windows\\b`, 'gi'),
    about: 'payments',
  },
  {
    name: 'a rate',
    pattern: /\b\d[\d,]* (?:requests|calls|events) (?:per|a|each|every) (?:second|minute|hour|day)\b/gi,
  },
];

/** Every figure has a digit or one of these words; most texts have neither and are skipped. */
export const couldHoldFigure = new RegExp(
  `\\d|\\b(?:${calendars.slice(3, -1)}|million|thousand|clock|noon|midnight)\\b|dollar|\\bhalf |\\bquarter |\\b${numberWord}[ -]`,
  'i',
);
