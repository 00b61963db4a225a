import { easternTime, longDate, shortDate } from './eastern-format';

test('dates and times are written the way timetables write them', () => {
  const instant = new Date('2026-11-20T21:21:07Z');
  expect(easternTime(instant)).toBe('16:21');
  expect(longDate('2027-01-01')).toBe('Fri 1 Jan 2027');
  expect(shortDate('2026-11-24')).toBe('Tue 24 Nov');
});
