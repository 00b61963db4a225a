import { allForYear } from '@18f/us-federal-holidays';
import { federalReserveHolidays, holidaysOf } from './federal-reserve-holidays';

const holidays = federalReserveHolidays(2023, 2030);

/** What the Reserve Banks publish, without the holidays that fall on a Saturday. */
const published: Record<number, string> = {
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
};

describe('federalReserveHolidays', () => {
  test.each(Object.entries(published))('%s', (year, days) => {
    expect(federalReserveHolidays(Number(year), Number(year))).toEqual(
      days.split(' ').map((day) => `${year}-${day}`),
    );
  });

  test.each([
    ['2023-01-02', 'Monday after a New Year on Sunday'],
    ['2026-10-12', 'Columbus Day'],
    ['2026-11-11', 'Veterans Day'],
    ['2026-11-26', 'Thanksgiving'],
    ['2027-07-05', 'Monday after a 4 July on Sunday'],
  ])('%s is closed: %s', (date) => {
    expect(holidays).toContain(date);
  });

  test.each([
    ['2026-07-03', 'Friday before a 4 July on Saturday'],
    ['2027-06-18', 'Friday before a Juneteenth on Saturday'],
    ['2027-12-24', 'Friday before a Christmas on Saturday'],
    ['2027-12-31', 'Friday before a New Year on Saturday'],
    ['2028-11-10', 'Friday before a Veterans Day on Saturday'],
    ['2025-01-21', 'the day after an Inauguration Day that fell on a holiday'],
    ['2029-01-20', 'Inauguration Day, a Saturday'],
    ['2029-01-19', 'the day before it'],
    ['2026-11-27', 'the day after Thanksgiving'],
  ])('%s is open: %s', (date) => {
    expect(holidays).not.toContain(date);
  });

  test('is ascending, without weekends or doubles', () => {
    expect(holidays).toEqual([...new Set(holidays)].sort());
    for (const date of holidays) {
      expect(new Date(date).getUTCDay()).toBeGreaterThan(0);
      expect(new Date(date).getUTCDay()).toBeLessThan(6);
    }
  });

  test('a range that ends before it starts is empty', () => {
    expect(federalReserveHolidays(2027, 2026)).toEqual([]);
  });

  test('agrees with a library of federal holidays, Saturdays aside, from 2022 to 2100', () => {
    for (let year = 2022; year <= 2100; year += 1) {
      const days = allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: true })
        .map(({ dateString }) => dateString)
        .filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() !== 6)
        .sort();
      expect(holidaysOf(year)).toEqual(days);
    }
  });

  test('knows no Juneteenth before it was one', () => {
    expect(holidaysOf(2021).filter((date) => date.startsWith('2021-06'))).toEqual([]);
  });
});
