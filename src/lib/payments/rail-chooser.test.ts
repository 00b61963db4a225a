import { type Candidate, chooseRail, type Requirements } from './rail-chooser';

const base: Candidate = {
  id: 'same-day',
  name: 'Same Day ACH',
  kind: 'windows',
  settles: '13:00, 18:00 ET',
  timetable: '10:30, 16:45 ET',
  limit: { cents: 100_000_000, words: '$1,000,000' },
  limitNote: '',
  directions: ['push', 'pull'],
  final: false,
  returnDays: 2,
  lateReturnDays: 60,
  fee: { cents: 75, unit: 'per transfer' },
};
const standard: Candidate = {
  ...base,
  id: 'standard',
  name: 'Standard ACH',
  kind: 'daily',
  settles: 'next banking day',
  limit: null,
  limitNote: 'set by the bank',
  fee: { cents: 25, unit: 'per transfer' },
};
const deposit: Candidate = {
  ...standard,
  id: 'deposit',
  directions: ['pull'],
  returnDays: null,
  lateReturnDays: null,
  limitNote: '',
  fee: { cents: 0, unit: 'per check' },
};
const instant: Candidate = {
  ...base,
  id: 'instant',
  name: 'Instant',
  kind: 'always',
  settles: 'in seconds',
  timetable: 'never closes',
  limit: { cents: 1_000_000_000, words: '$10,000,000' },
  directions: ['push'],
  final: true,
  // More than Same Day ACH, which it still comes before where hours count.
  fee: { cents: 80, unit: 'per transfer' },
};
const wire: Candidate = {
  ...instant,
  id: 'wire',
  kind: 'span',
  settles: 'on acceptance',
  timetable: '21:00 to 18:45 ET',
  limit: null,
  limitNote: 'set by the bank',
  fee: { cents: 1000, unit: 'per transfer' },
};
const all = [base, standard, deposit, instant, wire];

const anything: Requirements = { cents: null, direction: 'push', urgency: 'days', final: false };
const choose = (requirements: Partial<Requirements>, services: readonly Candidate[] = all) =>
  chooseRail(services, { ...anything, ...requirements });
const suiting = (requirements: Partial<Requirements>) =>
  choose(requirements)
    .filter(({ suits }) => suits)
    .map(({ service }) => service.id);
const only = (service: Candidate, requirements: Partial<Requirements>) => choose(requirements, [service])[0];

test.each<[string, Partial<Requirements>, string[]]>([
  ['within days: the lower fee first', {}, ['standard', 'same-day', 'instant', 'wire']],
  ['today: any hour before cutoffs, then the fee', { urgency: 'today' }, ['instant', 'same-day', 'wire']],
  ['now: seconds, then opening hours', { urgency: 'now' }, ['instant', 'wire']],
  [
    'collected: only what collects, the free one first',
    { direction: 'pull' },
    ['deposit', 'standard', 'same-day'],
  ],
  ['collected today', { direction: 'pull', urgency: 'today' }, ['same-day']],
  ['collected now: nothing', { direction: 'pull', urgency: 'now' }, []],
  ['final', { final: true }, ['instant', 'wire']],
  ['collected and final: nothing', { direction: 'pull', final: true }, []],
  ['at the lower limit', { cents: 100_000_000, urgency: 'today' }, ['instant', 'same-day', 'wire']],
  ['one cent above it', { cents: 100_000_001, urgency: 'today' }, ['instant', 'wire']],
  ['at the higher limit', { cents: 1_000_000_000, final: true }, ['instant', 'wire']],
  ['one cent above that', { cents: 1_000_000_001, final: true }, ['wire']],
  ['no amount at all', { cents: 0, urgency: 'now' }, ['instant', 'wire']],
])('%s', (_what, requirements, ids) => {
  expect(suiting(requirements)).toEqual(ids);
});

test.each<[string, Candidate, Partial<Requirements>, string[], string[]]>([
  [
    'in seconds',
    instant,
    { urgency: 'now', cents: 100 },
    [
      'settles in seconds and never closes',
      'accepts your amount: the limit is $10,000,000',
      "is final: it can't be recalled",
      'costs $0.80 per transfer',
    ],
    [],
  ],
  [
    'while it is open',
    wire,
    { urgency: 'now', cents: 100 },
    ["is final: it can't be recalled", 'costs $10.00 per transfer'],
    ['settles on acceptance, but only while it is open: 21:00 to 18:45 ET', 'has a limit set by the bank'],
  ],
  [
    'with cutoffs',
    base,
    { urgency: 'today' },
    ['costs $0.75 per transfer'],
    [
      'settles the same day only if it makes a cutoff on a banking day: 10:30, 16:45 ET',
      'can be returned for 2 banking days',
    ],
  ],
  [
    'collected from a consumer',
    { ...standard, returnDays: 1 },
    { direction: 'pull' },
    ['settles next banking day', 'costs $0.25 per transfer'],
    ['can be returned for 1 banking day', "can be returned for 60 days if it wasn't authorized"],
  ],
  [
    'free, with an unknown return period',
    deposit,
    { direction: 'pull', cents: 5 },
    ['settles next banking day', 'is free'],
    ['can be returned'],
  ],
])('reasons for and against a service that fits: %s', (_what, service, requirements, good, against) => {
  expect(only(service, requirements)).toEqual({ service, suits: true, for: good, against });
});

test('every reason that rules a service out is given, and only those', () => {
  expect(only(base, { cents: 100_000_001, urgency: 'now', final: true })).toEqual({
    service: base,
    suits: false,
    for: [],
    against: [
      'is too slow: it settles at 13:00, 18:00 ET on a banking day',
      'has a limit of $1,000,000, which is below your amount',
      'can be returned for 2 banking days',
    ],
  });
  expect(only(wire, { direction: 'pull' })?.against).toEqual(['only sends money']);
  expect(only(deposit, {})?.against).toEqual(['only collects money']);
});

test("services that don't fit come last, fewest reasons against first", () => {
  const ids = choose({ cents: 100_000_001, urgency: 'now', final: true }).map(({ service }) => service.id);
  // Among those with three reasons against, the free one comes first.
  expect(ids).toEqual(['instant', 'wire', 'standard', 'deposit', 'same-day']);
});

test('ties keep the order of the content', () => {
  const twin = { ...instant, id: 'twin' };
  expect(choose({}, [twin, instant]).map(({ service }) => service.id)).toEqual(['twin', 'instant']);
  expect(choose({}, [instant, twin]).map(({ service }) => service.id)).toEqual(['instant', 'twin']);
});

test("the input isn't modified", () => {
  const given = [...all];
  chooseRail(given, anything);
  expect(given).toEqual(all);
});
