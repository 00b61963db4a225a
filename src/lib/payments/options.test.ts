import { detailsOf, fits, optionsFor, type Payment, type PricedService, resultSentence } from './options';

const sameDay: PricedService = {
  id: 'same-day',
  name: 'Same Day ACH',
  schedule: {
    kind: 'windows',
    windows: [
      { name: 'window 1', cutoff: '10:15', settlement: '13:00' },
      { name: 'window 3', cutoff: '16:30', settlement: '18:00' },
    ],
  },
  settlement: null,
  limit: { cents: 100_000_000, words: '$1,000,000' },
  limitNote: null,
  directions: ['push', 'pull'],
  final: false,
  returnDays: 2,
  lateReturnDays: 60,
  only: null,
  fee: { cents: 75, unit: 'per transfer' },
};
const standard: PricedService = {
  ...sameDay,
  id: 'standard',
  name: 'Standard ACH',
  schedule: { kind: 'daily', cutoff: '20:00' },
  settlement: '08:30',
  limit: null,
  limitNote: 'set by the bank',
  fee: { cents: 25, unit: 'per transfer' },
};
const deposit: PricedService = {
  ...standard,
  id: 'deposit',
  name: 'Check deposit',
  settlement: null,
  directions: ['pull'],
  returnDays: null,
  lateReturnDays: null,
  fee: { cents: 0, unit: 'per check' },
};
const instant: PricedService = {
  ...sameDay,
  id: 'instant',
  name: 'RTP',
  schedule: { kind: 'always' },
  limit: { cents: 1_000_000_000, words: '$10,000,000' },
  directions: ['push'],
  final: true,
  returnDays: null,
  lateReturnDays: null,
  fee: { cents: 50, unit: 'per transfer' },
};
const wire: PricedService = {
  ...instant,
  id: 'wire',
  name: 'Fedwire',
  schedule: { kind: 'span', opens: '21:00', closes: '18:45' },
  limit: null,
  limitNote: 'set by the bank',
  fee: { cents: 1000, unit: 'per transfer' },
};
const card: PricedService = { ...instant, id: 'card', name: 'Card payment', only: 'pays merchants' };
const all = [card, sameDay, standard, deposit, instant, wire];

const friday = new Date('2026-11-20T12:00:00-05:00');
const saturday = new Date('2026-11-21T12:00:00-05:00');
const anything: Payment = {
  cents: null,
  direction: 'push',
  submitted: friday,
  deadline: 'days',
  final: false,
};
const choose = (payment: Partial<Payment>) => optionsFor(all, { ...anything, ...payment });
const reasonsOf = (id: string, payment: Partial<Payment>) =>
  choose(payment).find(({ service }) => service.id === id)?.reasons;

test.each<[string, Partial<Payment>, string[]]>([
  ['within days: the cheapest first', {}, ['standard', 'instant', 'same-day', 'wire']],
  ['by the end of a Friday', { deadline: 'today' }, ['instant', 'same-day', 'wire']],
  [
    'by the end of a Saturday, when banks are closed',
    { deadline: 'today', submitted: saturday },
    ['instant'],
  ],
  ['within seconds on a Friday', { deadline: 'now' }, ['instant', 'wire']],
  ['within seconds on a Saturday', { deadline: 'now', submitted: saturday }, ['instant']],
  ['collected: only what collects', { direction: 'pull' }, ['deposit', 'standard', 'same-day']],
  ['collected today', { direction: 'pull', deadline: 'today' }, ['same-day']],
  ['final', { final: true }, ['instant', 'wire']],
  ['collected and final: nothing', { direction: 'pull', final: true }, []],
  ['at the lower limit', { cents: 100_000_000, deadline: 'today' }, ['instant', 'same-day', 'wire']],
  ['a cent above it', { cents: 100_000_001, deadline: 'today' }, ['instant', 'wire']],
  ['a cent above the higher limit', { cents: 1_000_000_001, final: true }, ['wire']],
])('%s', (_what, payment, ids) => {
  expect(
    choose(payment)
      .filter(fits)
      .map(({ service }) => service.id),
  ).toEqual(ids);
});

test('the reasons against a service, the direction before the time, the limit and returns', () => {
  expect(reasonsOf('instant', { direction: 'pull' })).toEqual(['only sends money']);
  expect(reasonsOf('deposit', {})).toEqual(['only collects money']);
  expect(reasonsOf('card', { direction: 'pull' })).toEqual(['only pays merchants']);
  expect(reasonsOf('same-day', { cents: 100_000_001, deadline: 'now', final: true })).toEqual([
    'arrives Fri Nov 20, 6:00 p.m. ET',
    'has a limit of $1,000,000',
    'can be returned for 2 banking days',
  ]);
  expect(reasonsOf('standard', { direction: 'pull', final: true })).toEqual(['can be returned for 60 days']);
});

test('if nothing fits, what works in that direction comes closest, the fastest first', () => {
  const ids = choose({ direction: 'pull', deadline: 'now' }).map(({ service }) => service.id);
  expect(ids.slice(0, 3)).toEqual(['same-day', 'standard', 'deposit']);
});

test.each<[string, Partial<Payment>]>([
  ['4 services fit. Cheapest: Standard ACH, $0.25, arriving Mon Nov 23, 8:30 a.m. ET.', {}],
  ['Only one service fits: RTP, $0.50, arriving in seconds.', { deadline: 'now', submitted: saturday }],
  ['3 services fit. Cheapest: Check deposit, free, arriving Mon Nov 23.', { direction: 'pull' }],
  [
    'Only one service fits: Fedwire, $10.00, arriving Sun Nov 22, 9:00 p.m. ET.',
    { cents: 1_000_000_001, final: true, submitted: saturday },
  ],
  [
    'Nothing can do all of that. Same Day ACH comes closest, but it arrives Fri Nov 20, 6:00 p.m. ET.',
    { direction: 'pull', deadline: 'now' },
  ],
])('%s', (sentence, payment) => {
  expect(resultSentence(choose(payment))).toBe(sentence);
});

test.each<[PricedService, Partial<Payment>, string]>([
  [
    sameDay,
    { direction: 'pull' },
    'Cutoff of window 3: Fri Nov 20, 4:30 p.m. ET. Limit: $1,000,000. An ordinary return must arrive by the opening of Tue, Nov 24, 2026. An unauthorized debit can be returned until Tue, Jan 19, 2027.',
  ],
  [
    wire,
    { submitted: saturday },
    'Closed until Sun Nov 22, 9:00 p.m. ET. Cutoff: Mon Nov 23, 6:45 p.m. ET. Limit: set by the bank. Final: it can’t be recalled.',
  ],
])('details of %j', (service, payment, words) => {
  expect(optionsFor([service], { ...anything, ...payment }).map(detailsOf)).toEqual([words]);
});
