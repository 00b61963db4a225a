import { easternTime, longDate, proseTime, proseTimes, shortDate } from './eastern-format';

test('dates and times are formatted as in timetables', () => {
  const instant = new Date('2026-11-20T21:21:07Z');
  expect(easternTime(instant)).toBe('16:21');
  expect(longDate('2027-01-01')).toBe('Fri, Jan 1, 2027');
  expect(shortDate('2026-11-24')).toBe('Tue Nov 24');
});

test.each([
  ['00:00', '12:00 a.m.'],
  ['09:05', '9:05 a.m.'],
  ['12:00', '12:00 p.m.'],
  ['16:45', '4:45 p.m.'],
])('prose writes %s as %s', (time, words) => {
  expect(proseTime(time)).toBe(words);
});

test('the times of a board become those of prose', () => {
  expect(proseTimes('10:15, ⟦window-2:14:30⟧, 16:30 ET')).toBe(
    '10:15 a.m., ⟦window-2:2:30 p.m.⟧, 4:30 p.m. ET',
  );
});
