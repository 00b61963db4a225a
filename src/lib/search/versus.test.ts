import { sidesOf } from './versus';

test.each([
  ['RTP vs FedNow', ['RTP', 'FedNow']],
  ['RTP vs. FedNow?', ['RTP', 'FedNow']],
  ['same day ach versus wire', ['same day ach', 'wire']],
  ['ach or wire', ['ach', 'wire']],
  ['difference between FedNow and ACH', ['FedNow', 'ACH']],
  ['compare checks with wires', ['checks', 'wires']],
])('%p compares two things', (typed, sides) => {
  expect(sidesOf(typed)).toEqual(sides);
});

test.each(['vs', 'accounts and account numbers', 'order', 'FedNow vs'])('%p compares nothing', (typed) => {
  expect(sidesOf(typed)).toBeUndefined();
});
