import { dayLabel, easternClock, timeLeft } from './board-times';

test('an instant is written to the second', () => {
  expect(easternClock(new Date('2026-11-20T21:21:07Z'))).toBe('Fri, Nov 20, 2026 · 16:21:07 ET');
});

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'Sat'],
  ['2026-11-26', 'Thu'],
  ['2026-11-27', 'Fri Nov 27'],
  ['2026-11-30', 'Mon Nov 30'],
  ['2027-01-01', 'Fri Jan 1'],
  ['2026-11-19', 'Thu Nov 19'],
])('on Fri Nov 20, %s is called %s', (date, label) => {
  expect(dayLabel(date, '2026-11-20')).toBe(label);
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [0, '0 s'],
  [-5 * SECOND, '0 s'],
  [1, '1 s'],
  [45 * SECOND, '45 s'],
  [59 * SECOND, '59 s'],
  [MINUTE, '1 min'],
  [MINUTE + SECOND, '2 min'],
  [23 * MINUTE + 53 * SECOND, '24 min'],
  [59 * MINUTE, '59 min'],
  [59 * MINUTE + SECOND, '1 h'],
  [HOUR, '1 h'],
  [2 * HOUR + 23 * MINUTE + 53 * SECOND, '2 h 24 min'],
  [23 * HOUR + 59 * MINUTE, '23 h 59 min'],
  [24 * HOUR, '1 d'],
  [76 * HOUR, '3 d 4 h'],
  [75 * HOUR + MINUTE, '3 d 4 h'],
  [71 * HOUR + MINUTE, '3 d'],
])('%i ms are %s', (milliseconds, words) => {
  const from = new Date('2026-11-20T21:21:07Z');
  expect(timeLeft(from, new Date(from.getTime() + milliseconds))).toBe(words);
});

test('time left is time that passes, also across a clock change', () => {
  expect(timeLeft(new Date('2027-03-14T06:00:00Z'), new Date('2027-03-14T08:00:00Z'))).toBe('2 h');
});
