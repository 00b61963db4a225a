import { refuseLocalTime } from '../../../tests/unit/without-local-time';
import { addDays, daysBetween, easternInstant, easternParts, weekdayOf } from './eastern-time';

refuseLocalTime();

describe('easternParts', () => {
  test.each([
    ['2026-11-20T21:21:07Z', '2026-11-20', '16:21', '07', 5, 'winter, five hours behind'],
    ['2026-07-03T03:59:59Z', '2026-07-02', '23:59', '59', 4, 'summer, four hours behind, the evening before'],
    ['2026-07-03T04:00:00Z', '2026-07-03', '00:00', '00', 5, 'midnight is 00:00, not 24:00'],
    ['2027-01-01T04:59:59Z', '2026-12-31', '23:59', '59', 4, 'last second of the year'],
    ['2027-03-14T06:59:59Z', '2027-03-14', '01:59', '59', 0, 'last second before clocks go forward'],
    ['2027-03-14T07:00:00Z', '2027-03-14', '03:00', '00', 0, 'first second after'],
    ['2026-11-01T05:30:00Z', '2026-11-01', '01:30', '00', 0, '01:30 for the first time'],
    ['2026-11-01T06:30:00Z', '2026-11-01', '01:30', '00', 0, '01:30 for the second time'],
  ])('%s is %s %s:%s', (iso, date, time, seconds, weekday) => {
    expect(easternParts(new Date(iso))).toEqual({ date, time, seconds, weekday });
  });
});

describe('easternInstant', () => {
  test.each([
    ['2026-11-20', '16:45', '2026-11-20T21:45:00.000Z', 'winter'],
    ['2026-07-02', '16:45', '2026-07-02T20:45:00.000Z', 'summer'],
    ['2026-12-31', '21:00', '2027-01-01T02:00:00.000Z', 'evening, already next year in UTC'],
    ['2027-03-14', '00:00', '2027-03-14T05:00:00.000Z', 'midnight before clocks go forward'],
    ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z', 'last minute before'],
    ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z', 'in the gap: shown as 03:30'],
    ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z', 'first minute after'],
    ['2027-03-14', '21:00', '2027-03-15T01:00:00.000Z', 'evening of that day'],
    ['2026-11-01', '00:59', '2026-11-01T04:59:00.000Z', 'before clocks go back'],
    ['2026-11-01', '01:00', '2026-11-01T05:00:00.000Z', 'in the overlap: the first of the two'],
    ['2026-11-01', '01:59', '2026-11-01T05:59:00.000Z', 'in the overlap: the first of the two'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z', 'after clocks went back'],
    ['2026-11-01', '21:00', '2026-11-02T02:00:00.000Z', 'evening of that day'],
  ])('%s %s is %s: %s', (date, time, iso) => {
    expect(easternInstant(date, time).toISOString()).toBe(iso);
  });

  test('every time of day in three years, except the hour that clocks skip, round-trips', () => {
    const gap = /^02:/;
    for (let date = '2026-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
      for (let quarter = 0; quarter < 96; quarter += 7) {
        const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`;
        const parts = easternParts(easternInstant(date, time));
        if (!gap.test(time)) expect([parts.date, parts.time]).toEqual([date, time]);
      }
    }
  });
});

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-13', 2, '2027-03-15'],
  ['2026-10-31', 2, '2026-11-02'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

test.each([
  ['2026-11-20', 5],
  ['2026-11-22', 0],
  ['2027-03-14', 0],
])('%s is day %i of the week', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test('the same times are shown without time zone data', async () => {
  const instants = [
    '2026-03-08T06:59:59Z',
    '2026-03-08T07:00:00Z',
    '2026-11-01T05:59:00Z',
    '2026-11-22T04:30:15Z',
  ];
  const expected = instants.map((instant) => easternParts(new Date(instant)));
  jest.resetModules();
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('Invalid time zone specified: America/New_York');
  });
  const without = await import('./eastern-time');
  expect(instants.map((instant) => without.easternParts(new Date(instant)))).toEqual(expected);
  jest.restoreAllMocks();
});
