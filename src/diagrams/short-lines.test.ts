import { shortLines } from './short-lines';

test.each([
  ['Same Day ACH, window 1', ['Same Day', 'ACH,', 'window 1']],
  ['Fedwire, customer transfers', ['Fedwire,', 'customer', 'transfers']],
  ['FedNow', ['FedNow']],
])('%s is wrapped', (name, lines) => {
  expect(shortLines(name, 9)).toEqual(lines);
});
