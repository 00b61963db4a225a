/** Wrong clocks, time zones, and clock changes. */
import type { Change, Fault } from './fault';
import { pageClock } from './page-clock';

/** Text of the live board's clock, in Eastern Time. */
const board = (text: string): Change => ({
  shows: { selector: 'section[aria-labelledby="departures"] time', text },
});

const broken: Fault = {
  name: 'broken clock',
  start: '/',
  first: { inject: pageClock(Number.NaN) },
  steps: [
    { shows: { selector: 'section[aria-labelledby="departures"]', text: 'Printed' } },
    'scroll',
    'menu',
    'click',
  ],
  ends: '/fees',
  sees: 'The printed timetable instead of the live board.',
};

const years: readonly Fault[] = [1998, 2037].map((year) => ({
  name: `clock in ${year}`,
  start: '/',
  first: { inject: pageClock(Date.UTC(year, 0, 15, 17, 30)) },
  steps: [board('12:30'), 'menu', 'click'],
  ends: '/fees',
  sees: 'The live board of that day.',
}));

const zones: readonly Fault[] = (
  [
    ['Pacific/Pago_Pago', 1998],
    ['America/New_York', 2026],
    ['Europe/London', 2026],
    ['Asia/Kathmandu', 2026],
    ['Asia/Kolkata', 2026],
    ['Pacific/Kiritimati', 2037],
  ] as const
).map(([timeZone, year]) => ({
  name: `time zone ${timeZone} in ${year}`,
  start: '/',
  device: { timeZone },
  // In New York it's half past eleven in the evening, and the next day almost everywhere else.
  first: { inject: pageClock(Date.UTC(year, 0, 16, 4, 30), { stopped: true }) },
  steps: [board('23:30')],
  ends: '/',
  sees: 'The live board, in Eastern Time.',
}));

const changes: readonly Fault[] = (
  [
    ['forward', '2026-03-08T01:59:50-05:00', '03:00'],
    ['back', '2026-11-01T01:59:50-04:00', '01:00'],
  ] as const
).map(([what, start, after]) => ({
  name: `clocks going ${what} while the page is open`,
  start: '/',
  first: { inject: pageClock(Date.parse(start), { stopped: true }) },
  steps: [board('01:59'), { passes: 15_000 }, board(after)],
  ends: '/',
  sees: 'The live board, which continues in the new time.',
}));

export const clocks: readonly Fault[] = [broken, ...years, ...zones, ...changes];
