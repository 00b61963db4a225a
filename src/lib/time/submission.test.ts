import { easternParts } from './eastern-time';
import { readSubmission } from './submission';

const told = (text: string): string => {
  const read = readSubmission(text);
  if ('error' in read) return read.error;
  const { date, time } = easternParts(read.instant);
  return [`${date} ${time}`, read.instant.toISOString(), read.note].filter(Boolean).join(' | ');
};

test.each([
  ['2026-11-20T16:45', '2026-11-20 16:45 | 2026-11-20T21:45:00.000Z'],
  ['2026-07-01T16:45', '2026-07-01 16:45 | 2026-07-01T20:45:00.000Z'],
  ['2028-02-29T00:00', '2028-02-29 00:00 | 2028-02-29T05:00:00.000Z'],
  [
    '2027-03-14T02:30',
    '2027-03-14 03:30 | 2027-03-14T07:30:00.000Z | Clocks skip 2:30 a.m. that night. We use 3:30 a.m. instead.',
  ],
  [
    '2026-11-01T01:30',
    '2026-11-01 01:30 | 2026-11-01T05:30:00.000Z | Clocks show 1:30 a.m. twice that night. We use the first.',
  ],
  ['2026-11-01T02:00', '2026-11-01 02:00 | 2026-11-01T07:00:00.000Z'],
])('%s', (text, expected) => expect(told(text)).toBe(expected));

test.each([
  '',
  'now',
  '2026-11-20',
  '2026-11-20 16:45',
  '2026-02-30T10:00',
  '2026-13-01T10:00',
  '2026-11-20T24:00',
])('%p is no time', (text) => expect(told(text)).toMatch(/^Enter a date and time/));

test.each(['2021-12-31T12:00', '2101-01-01T12:00'])('%s is too far away', (text) =>
  expect(told(text)).toBe('Choose a day from 2022 to 2100.'),
);
