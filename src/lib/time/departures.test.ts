import { refuseLocalTime } from '../../../tests/unit/without-local-time';
import { departure, type Schedule } from './departures';
import { easternParts } from './eastern-time';

const holidays = new Set(['2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18']);

refuseLocalTime();

const eastern = (instant: Date | undefined | null): string => {
  if (!instant) return '-';
  const { date, time } = easternParts(instant);
  return `${date} ${time}`;
};

/** 'status | cutoff | opens | settles', in Eastern Time. `at` carries its offset from UTC. */
function summary(schedule: Schedule, at: string): string {
  const { status, window, cutoff, opensAt, settles } = departure(schedule, new Date(at), holidays);
  const settled = settles && 'date' in settles ? settles.date : eastern(settles?.instant);
  return [status, window, eastern(cutoff?.instant), eastern(opensAt), settled].filter(Boolean).join(' | ');
}

describe('always', () => {
  test.each(['2026-11-26T03:00:00-05:00', '2027-01-01T00:00:00-05:00'])('is open at %s', (at) => {
    expect(summary({ kind: 'always' }, at)).toBe('open | - | - | -');
  });
});

describe('windows', () => {
  const sameDay: Schedule = {
    kind: 'windows',
    windows: [
      { name: 'w1', cutoff: '10:30', settlement: '13:00' },
      { name: 'w2', cutoff: '14:45', settlement: '17:00' },
      { name: 'w3', cutoff: '16:45', settlement: '18:00' },
    ],
  };

  test.each([
    [
      '2026-11-20T00:00:00-05:00',
      'open | w1 | 2026-11-20 10:30 | - | 2026-11-20 13:00',
      'midnight of a Friday',
    ],
    [
      '2026-11-20T09:59:59-05:00',
      'open | w1 | 2026-11-20 10:30 | - | 2026-11-20 13:00',
      '30 min and 1 s before',
    ],
    ['2026-11-20T10:00:00-05:00', 'closing | w1 | 2026-11-20 10:30 | - | 2026-11-20 13:00', '30 min before'],
    ['2026-11-20T10:29:59-05:00', 'closing | w1 | 2026-11-20 10:30 | - | 2026-11-20 13:00', '1 s before'],
    ['2026-11-20T10:30:00-05:00', 'closing | w1 | 2026-11-20 10:30 | - | 2026-11-20 13:00', 'at the cutoff'],
    [
      '2026-11-20T10:30:00.999-05:00',
      'closing | w1 | 2026-11-20 10:30 | - | 2026-11-20 13:00',
      'within its second',
    ],
    ['2026-11-20T10:30:01-05:00', 'open | w2 | 2026-11-20 14:45 | - | 2026-11-20 17:00', '1 s after'],
    ['2026-11-20T14:44:59-05:00', 'closing | w2 | 2026-11-20 14:45 | - | 2026-11-20 17:00', '1 s before'],
    ['2026-11-20T14:45:01-05:00', 'open | w3 | 2026-11-20 16:45 | - | 2026-11-20 18:00', '1 s after'],
    [
      '2026-11-20T16:21:07-05:00',
      'closing | w3 | 2026-11-20 16:45 | - | 2026-11-20 18:00',
      'Friday afternoon',
    ],
    [
      '2026-11-20T16:44:59-05:00',
      'closing | w3 | 2026-11-20 16:45 | - | 2026-11-20 18:00',
      '1 s before the last',
    ],
    [
      '2026-11-20T16:45:01-05:00',
      'closed | w1 | 2026-11-23 10:30 | 2026-11-23 00:00 | 2026-11-23 13:00',
      'weekend ahead',
    ],
    [
      '2026-11-22T10:00:00-05:00',
      'closed | w1 | 2026-11-23 10:30 | 2026-11-23 00:00 | 2026-11-23 13:00',
      'Sunday',
    ],
    [
      '2026-11-25T17:00:00-05:00',
      'closed | w1 | 2026-11-27 10:30 | 2026-11-27 00:00 | 2026-11-27 13:00',
      'Thanksgiving eve',
    ],
    [
      '2026-11-26T10:15:00-05:00',
      'closed | w1 | 2026-11-27 10:30 | 2026-11-27 00:00 | 2026-11-27 13:00',
      'Thanksgiving',
    ],
    [
      '2026-12-31T16:46:00-05:00',
      'closed | w1 | 2027-01-04 10:30 | 2027-01-04 00:00 | 2027-01-04 13:00',
      'year end',
    ],
    [
      '2027-01-18T12:00:00-05:00',
      'closed | w1 | 2027-01-19 10:30 | 2027-01-19 00:00 | 2027-01-19 13:00',
      'holiday Monday',
    ],
    [
      '2027-03-12T10:15:00-05:00',
      'closing | w1 | 2027-03-12 10:30 | - | 2027-03-12 13:00',
      'Friday before clocks go forward',
    ],
    [
      '2027-03-14T12:00:00-04:00',
      'closed | w1 | 2027-03-15 10:30 | 2027-03-15 00:00 | 2027-03-15 13:00',
      'that Sunday',
    ],
    [
      '2027-03-15T10:15:00-04:00',
      'closing | w1 | 2027-03-15 10:30 | - | 2027-03-15 13:00',
      'the Monday after',
    ],
    [
      '2026-11-01T23:59:59-05:00',
      'closed | w1 | 2026-11-02 10:30 | 2026-11-02 00:00 | 2026-11-02 13:00',
      'clocks went back',
    ],
    ['2026-11-02T10:30:01-05:00', 'open | w2 | 2026-11-02 14:45 | - | 2026-11-02 17:00', 'the Monday after'],
    // The same instant for a visitor whose calendar is a day ahead.
    [
      '2026-11-21T08:21:07+11:00',
      'closing | w3 | 2026-11-20 16:45 | - | 2026-11-20 18:00',
      'visitor in Sydney',
    ],
  ])('%s is %s (%s)', (at, expected) => {
    expect(summary(sameDay, at)).toBe(expected);
  });

  test("their order doesn't matter", () => {
    const reversed: Schedule = { ...sameDay, windows: [...sameDay.windows].reverse() };
    expect(summary(reversed, '2026-11-20T10:31:00-05:00')).toContain('w2');
  });

  test('without windows there is never a departure', () => {
    expect(summary({ kind: 'windows', windows: [] }, '2026-11-20T10:31:00-05:00')).toBe('closed | - | - | -');
  });
});

describe('span', () => {
  const fedwire: Schedule = { kind: 'span', opens: '21:00', closes: '18:45' };

  test.each([
    ['2026-11-18T12:00:00-05:00', 'open | 2026-11-18 18:45 | - | -', 'Wednesday noon'],
    ['2026-11-18T18:14:59-05:00', 'open | 2026-11-18 18:45 | - | -', '30 min and 1 s before'],
    ['2026-11-18T18:15:00-05:00', 'closing | 2026-11-18 18:45 | - | -', '30 min before'],
    ['2026-11-18T18:45:00-05:00', 'closing | 2026-11-18 18:45 | - | -', 'at the cutoff'],
    ['2026-11-18T18:45:01-05:00', 'closed | 2026-11-19 18:45 | 2026-11-18 21:00 | -', '1 s after'],
    ['2026-11-18T20:59:59-05:00', 'closed | 2026-11-19 18:45 | 2026-11-18 21:00 | -', '1 s before it opens'],
    ['2026-11-18T21:00:00-05:00', 'open | 2026-11-19 18:45 | - | -', 'as it opens'],
    ['2026-11-20T18:45:01-05:00', 'closed | 2026-11-23 18:45 | 2026-11-22 21:00 | -', 'Friday evening'],
    [
      '2026-11-20T21:00:00-05:00',
      'closed | 2026-11-23 18:45 | 2026-11-22 21:00 | -',
      'Friday night: no Saturday',
    ],
    ['2026-11-22T20:59:59-05:00', 'closed | 2026-11-23 18:45 | 2026-11-22 21:00 | -', 'Sunday evening'],
    ['2026-11-22T21:00:00-05:00', 'open | 2026-11-23 18:45 | - | -', 'Sunday 21:00'],
    ['2026-11-25T18:46:00-05:00', 'closed | 2026-11-27 18:45 | 2026-11-26 21:00 | -', 'Thanksgiving eve'],
    ['2026-11-26T21:00:00-05:00', 'open | 2026-11-27 18:45 | - | -', 'Thanksgiving night'],
    ['2026-12-31T21:00:00-05:00', 'closed | 2027-01-04 18:45 | 2027-01-03 21:00 | -', 'New Year night'],
    [
      '2027-01-17T21:00:00-05:00',
      'closed | 2027-01-19 18:45 | 2027-01-18 21:00 | -',
      'Sunday before a holiday Monday',
    ],
    ['2027-01-18T21:00:00-05:00', 'open | 2027-01-19 18:45 | - | -', 'holiday Monday night, for Tuesday'],
    ['2027-03-14T20:59:59-04:00', 'closed | 2027-03-15 18:45 | 2027-03-14 21:00 | -', 'clocks went forward'],
    ['2027-03-14T21:00:00-04:00', 'open | 2027-03-15 18:45 | - | -', 'clocks went forward'],
    ['2026-11-01T20:59:59-05:00', 'closed | 2026-11-02 18:45 | 2026-11-01 21:00 | -', 'clocks went back'],
    ['2026-11-01T21:00:00-05:00', 'open | 2026-11-02 18:45 | - | -', 'clocks went back'],
  ])('%s is %s (%s)', (at, expected) => {
    expect(summary(fedwire, at)).toBe(expected);
  });
});

describe('daily', () => {
  const check: Schedule = { kind: 'daily', cutoff: '14:00' };

  test.each([
    ['2026-11-20T00:00:00-05:00', 'open | 2026-11-20 14:00 | - | 2026-11-23', 'Friday, settles on Monday'],
    ['2026-11-20T13:30:00-05:00', 'closing | 2026-11-20 14:00 | - | 2026-11-23', '30 min before'],
    ['2026-11-20T14:00:00-05:00', 'closing | 2026-11-20 14:00 | - | 2026-11-23', 'at the cutoff'],
    ['2026-11-20T14:00:01-05:00', 'closed | 2026-11-23 14:00 | 2026-11-23 00:00 | 2026-11-24', '1 s after'],
    [
      '2026-11-20T16:21:07-05:00',
      'closed | 2026-11-23 14:00 | 2026-11-23 00:00 | 2026-11-24',
      'Friday afternoon',
    ],
    ['2026-11-25T13:00:00-05:00', 'open | 2026-11-25 14:00 | - | 2026-11-27', 'Thanksgiving eve'],
    [
      '2026-11-26T13:00:00-05:00',
      'closed | 2026-11-27 14:00 | 2026-11-27 00:00 | 2026-11-30',
      'Thanksgiving',
    ],
    ['2026-12-31T12:00:00-05:00', 'open | 2026-12-31 14:00 | - | 2027-01-04', 'year end'],
    [
      '2027-03-14T01:30:00-05:00',
      'closed | 2027-03-15 14:00 | 2027-03-15 00:00 | 2027-03-16',
      'clocks go forward',
    ],
    [
      '2026-11-01T01:30:00-05:00',
      'closed | 2026-11-02 14:00 | 2026-11-02 00:00 | 2026-11-03',
      'the second 01:30',
    ],
  ])('%s is %s (%s)', (at, expected) => {
    expect(summary(check, at)).toBe(expected);
  });
});
