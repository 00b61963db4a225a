import { easternParts } from '../time/eastern-time';
import { federalReserveHolidays } from '../time/federal-reserve-holidays';
import { arrivalOf, type Direction, type Service } from './arrival';

const holidays = new Set(federalReserveHolidays(2024, 2031));

const ach = {
  limitNote: null,
  limit: null,
  directions: ['push', 'pull'],
  final: false,
  returnDays: 2,
  lateReturnDays: 60,
} as const;
const instant = {
  limitNote: null,
  settlement: null,
  directions: ['push'],
  final: true,
  returnDays: null,
  lateReturnDays: null,
} as const;

const services: Record<string, Service> = {
  'same day': {
    ...ach,
    id: 'same-day',
    name: 'Same Day ACH',
    schedule: {
      kind: 'windows',
      windows: [
        { name: 'window 1', cutoff: '10:30', settlement: '13:00' },
        { name: 'window 2', cutoff: '14:45', settlement: '17:00' },
        { name: 'window 3', cutoff: '16:45', settlement: '18:00' },
      ],
    },
    settlement: null,
    limit: { cents: 100_000_000, words: '$1,000,000' },
  },
  standard: {
    ...ach,
    id: 'standard',
    name: 'Standard ACH',
    schedule: { kind: 'daily', cutoff: '20:00' },
    settlement: '08:30',
  },
  check: {
    ...ach,
    id: 'check',
    name: 'Check deposit',
    schedule: { kind: 'daily', cutoff: '14:00' },
    settlement: null,
    directions: ['pull'],
    returnDays: null,
    lateReturnDays: null,
  },
  wire: {
    ...instant,
    id: 'wire',
    name: 'Fedwire',
    schedule: { kind: 'span', opens: '21:00', closes: '18:45' },
    limit: null,
  },
  rtp: {
    ...instant,
    id: 'rtp',
    name: 'RTP',
    schedule: { kind: 'always' },
    limit: { cents: 1_000_000_000, words: '$10,000,000' },
  },
};

const eastern = (at: Date): string => {
  const { date, time, seconds } = easternParts(at);
  return `${date} ${time}${seconds === '00' ? '' : `:${seconds}`}`;
};

/** 'cutoff | opens | settles | return by | late return by'. `at` carries its offset from UTC. */
function outcome(name: string, at: string, direction: Direction = 'push'): string {
  const service = services[name];
  if (!service) throw new Error(`no service ${name}`);
  const { cutoff, opens, settlement, returnBy, lateReturnBy } = arrivalOf(
    service,
    direction,
    new Date(at),
    holidays,
  );
  const settles = settlement.kind === 'day' ? settlement.date : eastern(settlement.instant);
  return [
    cutoff ? [cutoff.window, eastern(cutoff.instant)].filter(Boolean).join(' ') : '-',
    opens ? eastern(opens) : 'open',
    settlement.kind === 'seconds' ? `seconds after ${settles}` : settles,
    returnBy ?? '-',
    lateReturnBy ?? '-',
  ].join(' | ');
}

test.each([
  // One second on either side of each cutoff: the second that starts at the cutoff still makes it.
  [
    'same day',
    '2026-11-20T10:30:00-05:00',
    'window 1 2026-11-20 10:30 | open | 2026-11-20 13:00 | 2026-11-24 | -',
  ],
  [
    'same day',
    '2026-11-20T10:30:01-05:00',
    'window 2 2026-11-20 14:45 | open | 2026-11-20 17:00 | 2026-11-24 | -',
  ],
  [
    'same day',
    '2026-11-20T14:44:59-05:00',
    'window 2 2026-11-20 14:45 | open | 2026-11-20 17:00 | 2026-11-24 | -',
  ],
  [
    'same day',
    '2026-11-20T14:45:01-05:00',
    'window 3 2026-11-20 16:45 | open | 2026-11-20 18:00 | 2026-11-24 | -',
  ],
  [
    'same day',
    '2026-11-20T16:45:00-05:00',
    'window 3 2026-11-20 16:45 | open | 2026-11-20 18:00 | 2026-11-24 | -',
  ],
  ['standard', '2026-11-20T19:59:59-05:00', '2026-11-20 20:00 | open | 2026-11-23 08:30 | 2026-11-25 | -'],
  ['check', '2026-11-20T13:59:59-05:00', '2026-11-20 14:00 | open | 2026-11-23 | - | -'],
  [
    'wire',
    '2026-11-20T18:44:59-05:00',
    '2026-11-20 18:45 | open | seconds after 2026-11-20 18:44:59 | - | -',
  ],
])('%s sent at %s', (name, at, expected) => {
  expect(outcome(name, at, name === 'check' ? 'pull' : 'push')).toBe(expected);
});

test.each([
  ['Friday after the last window', 'same day', '2026-11-20T16:45:01-05:00', '2026-11-23 10:30'],
  ['Friday after the cutoff', 'standard', '2026-11-20T20:00:01-05:00', '2026-11-23 20:00'],
  ['Friday after the deadline', 'wire', '2026-11-20T18:45:01-05:00', '2026-11-23 18:45'],
])('%s: %s waits for Monday', (_when, name, at, cutoff) => {
  expect(outcome(name, at)).toContain(`${cutoff} | `);
});

test.each([
  ['a wire waits until Sunday evening', 'wire', '2026-11-21T12:00:00-05:00', 'opens', '2026-11-22 21:00'],
  [
    'and then settles as it opens',
    'wire',
    '2026-11-21T12:00:00-05:00',
    'settles',
    'seconds after 2026-11-22 21:00',
  ],
  ['a wire on the eve of a holiday', 'wire', '2026-11-25T22:00:00-05:00', 'opens', '2026-11-26 21:00'],
  ['Thanksgiving', 'standard', '2026-11-25T12:00:00-05:00', 'settles', '2026-11-27 08:30'],
  [
    'Christmas on a Saturday: Friday is a banking day',
    'standard',
    '2027-12-23T12:00:00-05:00',
    'settles',
    '2027-12-24 08:30',
  ],
  [
    'July 4 on a Sunday: Monday is closed',
    'standard',
    '2027-07-02T12:00:00-04:00',
    'settles',
    '2027-07-06 08:30',
  ],
  ['the end of a year', 'standard', '2026-12-31T12:00:00-05:00', 'settles', '2027-01-04 08:30'],
  ['a leap day', 'standard', '2028-02-28T12:00:00-05:00', 'settles', '2028-02-29 08:30'],
  [
    'the weekend on which clocks go forward',
    'standard',
    '2027-03-12T12:00:00-05:00',
    'settles',
    '2027-03-15 08:30',
  ],
  [
    'the weekend on which clocks go back',
    'standard',
    '2026-10-30T12:00:00-04:00',
    'settles',
    '2026-11-02 08:30',
  ],
])('%s', (_what, name, at, part, expected) => {
  const [, opens, settles] = outcome(name, at).split(' | ');
  expect(part === 'opens' ? opens : settles).toBe(expected);
});

test.each([
  ['over a weekend', '2026-11-20T12:00:00-05:00', '2026-11-24'],
  ['over Thanksgiving', '2026-11-25T09:00:00-05:00', '2026-11-30'],
  ['over a year’s end', '2026-12-31T09:00:00-05:00', '2027-01-05'],
])('an ordinary return %s', (_what, at, day) => {
  expect(outcome('same day', at).split(' | ')[3]).toBe(day);
});

test("a debit can be returned for sixty calendar days, a credit can't", () => {
  expect(outcome('same day', '2026-11-20T09:00:00-05:00', 'pull').split(' | ')[4]).toBe('2027-01-19');
  expect(outcome('same day', '2026-11-20T09:00:00-05:00', 'push').split(' | ')[4]).toBe('-');
});

test('a rail that never closes settles in seconds at any hour', () => {
  expect(outcome('rtp', '2026-11-26T03:00:00-05:00')).toBe(
    '- | open | seconds after 2026-11-26 03:00 | - | -',
  );
});
