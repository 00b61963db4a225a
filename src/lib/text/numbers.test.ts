import { withCommas } from './numbers';

const american = new Intl.NumberFormat('en-US');

test.each([
  0, 7, 100, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, 123_456_789_012_345, -1, -100, -1000,
])('%d is written as Intl does it', (whole) => expect(withCommas(whole)).toBe(american.format(whole)));
