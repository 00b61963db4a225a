import { nearestTerms } from './nearest';

const terms = [
  { name: 'Webhooks', href: '/webhooks', names: ['Webhooks', 'Webhooks, events and their signatures'] },
  { name: 'Idempotency', href: '/idempotency', names: ['Idempotency', 'double payment'] },
  { name: 'FedNow', href: '/fednow', names: ['FedNow'] },
  { name: 'Sending FedNow', href: '/sending-fednow', names: ['Sending FedNow'] },
];

test.each([
  ['ebhooks', ['Webhooks']],
  ['odempotency', ['Idempotency']],
  ['gednow', ['FedNow', 'Sending FedNow']],
  ['bouble payment', ['Idempotency']],
  ['zzzzzz', []],
  ['"', []],
])('the terms nearest to %p', (typed, names) => {
  expect(nearestTerms(terms, typed).map(({ name }) => name)).toEqual(names);
});

test('no more than five are offered', () => {
  const many = [...'abcdefgh'].map((name) => ({ name, href: `/${name}`, names: ['Webhooks'] }));
  expect(nearestTerms(many, 'webhook')).toHaveLength(5);
});
