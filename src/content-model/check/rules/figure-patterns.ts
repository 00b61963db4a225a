/** What a limit, window, hour or deadline looks like in prose. */

/** A kind of figure, with how an editor would name it and, where there is one, a way to write an example instead. */
export type FigurePattern = { name: string; pattern: RegExp; otherwise?: string };

const units = '(?:days?|hours?|minutes?|seconds?|weeks?|months?)';
const calendars = '(?:calendar|banking|business|working)';
const numbers =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty-five|forty|sixty|ninety)';
const ordinals = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';

/** An instant with seconds, such as 16:21:07, and an amount with cents, such as $1,250.00, are examples. */
export const figurePatterns: readonly FigurePattern[] = [
  {
    name: 'a time of day',
    pattern: /(?<![\d:T])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?:\s?[ap]\.?m\b\.?)?|\b1?\d\s?[ap]\.?m\b\.?/gi,
    otherwise: 'an instant of an example is written with its seconds',
  },
  {
    name: 'an amount of money',
    pattern:
      /\$\d[\d,]*(?:\.\d+)?\s?(?:thousand|million|billion|[KMB])\b|\$\d+(?:,\d{3})*(?![\d,]*\d)(?!\.\d)|\b\d[\d,.]* (?:(?:thousand|million|billion) )?(?:US )?dollars\b|\b(?:a )?quarter (?:of a )?million\b/gi,
    otherwise: 'an amount of an example is written with its cents, such as $1,250.00',
  },
  { name: 'hours of operation', pattern: /\b24\s?\/\s?7(?:\s?\/\s?365)?\b|\b24\s?[x×]\s?7\b/gi },
  {
    name: 'a length of time',
    pattern: new RegExp(
      `\\b\\d+[ -](?:${calendars} )?${units}\\b|\\b(?:${numbers}|${ordinals}) ${calendars} ${units}\\b`,
      'gi',
    ),
  },
  { name: 'a share', pattern: /\b\d+(?:\.\d+)?\s?(?:%|percent\b|basis points\b)/gi },
];

/** Every figure has a digit or one of these words; most texts have neither and need not be looked at any closer. */
export const couldHoldFigure = new RegExp(`\\d|${calendars.slice(3, -1)}|million`, 'i');
