import { articleOf } from '../../../../tests/unit/small-api';
import { repeatedUnitDiagnostics } from './repeated-units';

const facts = new Map([
  ['fact:our-cutoff', '6:00 p.m. ET'],
  ['clock:our-cutoff', '18:00'],
  ['fact:ceiling', '$10,000,000'],
  ['fact:rate', '0.5%'],
  ['fact:timeout', '10 seconds'],
]);

/** What is reported in the body of an article, whose first line is line 5. */
const found = (body: string) =>
  repeatedUnitDiagnostics(articleOf(body), facts).map(({ line, column, message, fix }) => [
    line,
    column,
    message,
    fix,
  ]);

test.each([
  ['At {fact:our-cutoff} ET.', 4, '{fact:our-cutoff} ET', '6:00 p.m. ET ET', 'ET'],
  [
    'By {fact:our-cutoff} Eastern Time.',
    4,
    '{fact:our-cutoff} Eastern Time',
    '6:00 p.m. ET Eastern Time',
    'Eastern Time',
  ],
  ['Up to {fact:ceiling} dollars.', 7, '{fact:ceiling} dollars', '$10,000,000 dollars', 'dollars'],
  [
    'Up to {fact:ceiling} US dollars.',
    7,
    '{fact:ceiling} US dollars',
    '$10,000,000 US dollars',
    'US dollars',
  ],
  ['Up to USD {fact:ceiling}.', 7, 'USD {fact:ceiling}', 'USD $10,000,000', 'USD'],
  ['Below {fact:rate}% a month.', 7, '{fact:rate}%', '0.5%%', '%'],
  ['Below {fact:rate} percent.', 7, '{fact:rate} percent', '0.5% percent', 'percent'],
  ['Wait {fact:timeout} seconds.', 6, '{fact:timeout} seconds', '10 seconds seconds', 'seconds'],
])('%j is reported', (body, column, words, shown, unit) => {
  const fix = `remove "${unit}": the variable has it`;
  expect(found(body)).toEqual([[5, column, `"${words}" is shown as "${shown}"`, fix]]);
});

test('a time of 24 hours has no "p.m."', () => {
  expect(found('At {clock:our-cutoff} p.m. ET.')).toEqual([
    [5, 4, '"{clock:our-cutoff} p.m." is shown as "18:00 p.m."', 'write "{fact:our-cutoff}" only'],
  ]);
});

test.each([
  'At {clock:our-cutoff} ET, or {fact:our-cutoff} Monday to Friday.',
  'Up to {fact:ceiling} US-wide, {fact:rate} of debits, and {fact:timeout} per request.',
  'An unknown {fact:other} ET.',
])('%j is fine', (body) => {
  expect(found(body)).toEqual([]);
});
