/** Mistakes in dates and amounts, and units beside variables that have them. */
import type { Mutation } from './mutation';
import { inTurn } from './sentences';

type Row = readonly [sentence: string, message: string, fix: string];

const isNoDay = (words: string, last: number, sentence: string): Row => [
  sentence,
  `"${words}" is not a day that exists`,
  `write a day from 1 to ${last}`,
];

const inOtherForm = (words: string, sentence: string): Row => [
  sentence,
  `"${words}" isn't our style`,
  'write: a date such as Nov 21, 2026',
];

const notAmerican = (words: string, fix: string, sentence: string): Row => [
  sentence,
  `"${words}" isn't written the American way`,
  `write "${fix}"`,
];

/** What's shown depends on the value of the fact, which may change. */
const repeated = (words: string, fix: string, sentence: string): Row => [
  sentence,
  `"${words}" is shown as "`,
  fix,
];

const sentences: readonly Row[] = [
  isNoDay('31st of June', 30, 'The sandbox closes on the ¦31st of June.'),
  isNoDay('31 September', 30, 'The sandbox closes on ¦31 September.'),
  isNoDay('30 Feb 2027', 28, 'The sandbox closes on ¦30 Feb 2027.'),
  isNoDay('Nov 29 to 31', 30, 'The office is closed from ¦Nov 29 to 31 this year.'),
  isNoDay('Nov 29–31, 2026', 30, 'The office is closed ¦Nov 29–31, 2026.'),
  isNoDay('Nov 29, 30 and 31', 30, 'The office is closed on ¦Nov 29, 30 and 31.'),
  [
    'The office is closed on ¦Nov 26, 2026 (Friday).',
    'Nov 26, 2026 is a Thursday, not a Friday',
    'write "Thursday", or correct the date',
  ],
  [
    'The office is closed on ¦Tues, Nov 26, 2026.',
    'Nov 26, 2026 is a Thursday, not a Tuesday',
    'write "Thu,", or correct the date',
  ],
  inOtherForm('26.11.2026', 'The office is closed on ¦26.11.2026.'),
  inOtherForm('11-26-2026', 'The office is closed on ¦11-26-2026.'),
  inOtherForm('2026/11/26', 'The office is closed on ¦2026/11/26.'),
  inOtherForm('26th of Nov', 'The office is closed on the ¦26th of Nov.'),
  inOtherForm('Nov 26th', 'The office is closed on ¦Nov 26th.'),
  inOtherForm('Nov. 26, 2026', 'The office is closed on ¦Nov. 26, 2026.'),
  inOtherForm('Nov 26 2026', 'The office is closed on ¦Nov 26 2026.'),
  inOtherForm('Nov 06, 2026', 'The office is closed on ¦Nov 06, 2026.'),
  inOtherForm('Sept 7, 2026', 'The office is closed on ¦Sept 7, 2026.'),
  notAmerican('$1 250.00', '$1,250.00', 'The sample has ¦$1 250.00 in it.'),
  notAmerican('$1’250', '$1,250', 'The sample has ¦$1’250 in it.'),
  notAmerican('12.50$', '$12.50', 'The sample has ¦12.50$ in it.'),
  notAmerican('12,50 $', '$12.50', 'The sample has ¦12,50 $ in it.'),
  notAmerican('1.250.000', '1,250,000', 'The file has ¦1.250.000 rows in it.'),
  repeated(
    '{fact:fedwire-our-cutoff} ET',
    'remove "ET"',
    'The desk closes at ¦{fact:fedwire-our-cutoff} ET.',
  ),
  repeated(
    '{fact:fedwire-our-cutoff} Eastern Time',
    'remove "Eastern Time"',
    'The desk closes at ¦{fact:fedwire-our-cutoff} Eastern Time.',
  ),
  repeated(
    '{clock:fedwire-our-cutoff} p.m.',
    'write "{fact:fedwire-our-cutoff}" only',
    'The desk closes at ¦{clock:fedwire-our-cutoff} p.m. every day.',
  ),
  repeated(
    '{fact:rtp-ceiling} dollars',
    'remove "dollars"',
    'Send up to ¦{fact:rtp-ceiling} dollars at once.',
  ),
  repeated('USD {fact:rtp-ceiling}', 'remove "USD"', 'Send up to ¦USD {fact:rtp-ceiling} at once.'),
  repeated(
    '{fact:ach-unauthorized-return-rate}%',
    'remove "%"',
    'Keep it below ¦{fact:ach-unauthorized-return-rate}% of debits.',
  ),
  repeated(
    '{fact:webhook-timeout} seconds',
    'remove "seconds"',
    'Respond within ¦{fact:webhook-timeout} seconds.',
  ),
];

/** The API description has no facts. */
const places = [0, 1, 2, 3, 4, 5, 6, 7, 9];

export const mistakesInFigures: readonly Mutation[] = sentences.map(
  ([sentence, message, fix], index): Mutation => ({
    ...inTurn(sentence.replace('¦', ''), sentence, places[index % places.length] ?? 0),
    message,
    fix,
  }),
);
