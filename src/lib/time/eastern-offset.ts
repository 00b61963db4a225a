/**
 * Eastern Time by rule. The browser's own time zones would cost a phone 100 ms to load, and some browsers come without them; a test
 * compares the two, and fails when the law and the rule differ.
 */

const DAY = 86_400_000;

/** The nth Sunday of a month (0 is January), in milliseconds at midnight UTC. */
function nthSunday(count: number, year: number, month: number): number {
  const first = new Date(Date.UTC(year, month));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + (count - 1) * 7) * DAY;
}

/**
 * How many hours Eastern Time is behind UTC at an instant: 4 in summer, 5 in winter. Clocks change at 02:00 local time on the
 * second Sunday in March and the first in November, as they have since 2007 (15 U.S.C. 260a).
 */
export function hoursBehindUtc(instant: Date): 4 | 5 {
  const year = instant.getUTCFullYear();
  const summer = nthSunday(2, year, 2) + 7 * (DAY / 24);
  const winter = nthSunday(1, year, 10) + 6 * (DAY / 24);
  const time = instant.getTime();
  return time >= summer && time < winter ? 4 : 5;
}
