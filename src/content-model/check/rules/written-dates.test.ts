import { articleOf } from '../../../../tests/unit/small-api';
import { writtenDateDiagnostics } from './written-dates';

/** What is reported in the fields and the body of an article. */
const found = (body: string, description?: string) =>
  writtenDateDiagnostics(articleOf(body, description)).map(({ line, column, message, fix }) => [
    line,
    column,
    message,
    fix,
  ]);

test.each([
  [
    'Closed on Monday, Nov 27, 2026.',
    [5, 11, 'Nov 27, 2026 is a Friday, not a Monday', 'write "Friday,", or correct the date'],
  ],
  [
    'From Mon Nov 27, 2026 on.',
    [5, 6, 'Nov 27, 2026 is a Friday, not a Monday', 'write "Fri", or correct the date'],
  ],
  [
    '> From Nov 27, 2026 to Wed,\n> Nov 27, 2026.',
    [5, 24, 'Nov 27, 2026 is a Friday, not a Wednesday', 'write "Fri,", or correct the date'],
  ],
  ['On Feb 29, 2027.', [5, 4, '"Feb 29, 2027" is not a day that exists', 'write a day from 1 to 28']],
  ['On Fri, Jun 31, 2027.', [5, 9, '"Jun 31, 2027" is not a day that exists', 'write a day from 1 to 30']],
  ['By Nov 31.', [5, 4, '"Nov 31" is not a day that exists', 'write a day from 1 to 30']],
  [
    'By February 30,\nor later.',
    [5, 4, '"February 30" is not a day that exists', 'write a day from 1 to 29'],
  ],
  ['By June 31st, or later.', [5, 4, '"June 31st" is not a day that exists', 'write a day from 1 to 30']],
  ['By Sept. 31.', [5, 4, '"Sept. 31" is not a day that exists', 'write a day from 1 to 30']],
  ['By May 32, 2027.', [5, 4, '"May 32, 2027" is not a day that exists', 'write a day from 1 to 31']],
  ['By Feb 29 2027.', [5, 4, '"Feb 29 2027" is not a day that exists', 'write a day from 1 to 28']],
  ['By the 31st of June.', [5, 8, '"31st of June" is not a day that exists', 'write a day from 1 to 30']],
  ['By 31 June, or later.', [5, 4, '"31 June" is not a day that exists', 'write a day from 1 to 30']],
  ['By 29 February 2027.', [5, 4, '"29 February 2027" is not a day that exists', 'write a day from 1 to 28']],
  ['On the 32nd of May.', [5, 8, '"32nd of May" is not a day that exists', 'write a day from 1 to 31']],
  [
    'From Nov 29 to 31 we are closed.',
    [5, 6, '"Nov 29 to 31" is not a day that exists', 'write a day from 1 to 30'],
  ],
  ['From Nov 30–32, 2026.', [5, 6, '"Nov 30–32, 2026" is not a day that exists', 'write a day from 1 to 30']],
  [
    'Closed on Nov 29, 30 and 31.',
    [5, 11, '"Nov 29, 30 and 31" is not a day that exists', 'write a day from 1 to 30'],
  ],
  [
    'On Nov 27, 2026 (Thursday).',
    [5, 4, 'Nov 27, 2026 is a Friday, not a Thursday', 'write "Friday", or correct the date'],
  ],
  [
    'On Nov 27, 2026, a Thu or so.',
    [5, 4, 'Nov 27, 2026 is a Friday, not a Thursday', 'write "Fri", or correct the date'],
  ],
  [
    'On Thurs., Nov 27, 2026.',
    [5, 4, 'Nov 27, 2026 is a Friday, not a Thursday', 'write "Fri.,", or correct the date'],
  ],
  ['On Dec 0, 2027.', [5, 4, '"Dec 0, 2027" is not a day that exists', 'write a day from 1 to 31']],
])('%j is reported', (body, error) => {
  expect(found(body)).toEqual([error]);
});

test('a date in a field is reported', () => {
  expect(found('A.', 'Closed on Tue, Nov 27, 2026, and on Nov 31, 2026.')).toEqual([
    [3, 24, 'Nov 27, 2026 is a Friday, not a Tuesday', 'write "Fri,", or correct the date'],
    [3, 50, '"Nov 31, 2026" is not a day that exists', 'write a day from 1 to 30'],
  ]);
});

test.each([
  'Friday, Nov 27, 2026, Fri Nov 27, 2026 and Nov 27, 2026.',
  'From Wednesday, Nov 25 to Friday, Nov 27, 2026.',
  'On Feb 29, 2028, a Tuesday.',
  'The order Nov 31, 20260, xNov 31, 2026 and `Nov 31, 2026`.',
  'By Feb 29, Nov 30 or December 31st.',
  'May 40 of them wait? In Nov 45% did, and in Mar 35,000 or 40-day files. Marathon 45, Market 50 and Decade 40.',
  'The mark 45, 30 Nov, and `Nov 31`.',
  'Closed from Nov 26 to 29, on Dec 24, 25 and 26, and from Nov 26, 2026 to 2030.',
  'On Nov 29 and 31 banks joined, and 45 of March, 12 March files or 31 May be too many.',
  'It grew from Nov 29 to 45% and from Nov 1 to 40,000. In the 21st of Mayfair.',
  'On Nov 27, 2026 (Friday), on Nov 26, 2026 (a Thursday), and on Nov 27, 2026, a Friday.',
  'Every Monday. Nov 27, 2026 is a Friday.',
])('%j is fine', (body) => {
  expect(found(body)).toEqual([]);
});
