import { allForYear } from '@18f/us-federal-holidays';
import { namedHolidaysOf } from './holiday-names';

test('every holiday has the name that a library of federal holidays gives that day, from 2022 to 2100', () => {
  for (let year = 2022; year <= 2100; year += 1) {
    const known = new Map(
      allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: true }).map(
        ({ dateString, name }) => [dateString, name],
      ),
    );
    for (const { date, name } of namedHolidaysOf(year))
      expect([date, known.get(date)]).toEqual([date, name]);
  }
});

test('two holidays of a month keep their own names', () => {
  const names = namedHolidaysOf(2023).map(({ date, name }) => `${date} ${name}`);
  expect(names).toContain("2023-01-02 New Year's Day");
  expect(names).toContain('2023-01-16 Birthday of Martin Luther King, Jr.');
  expect(names).toContain('2023-11-23 Thanksgiving Day');
  expect(namedHolidaysOf(2029)).toContainEqual({ date: '2029-11-12', name: 'Veterans Day' });
});
