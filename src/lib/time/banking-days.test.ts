import { bankingDayOnOrAfter, isBankingDay, nextBankingDay } from './banking-days';

const holidays = new Set(['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18']);

test.each([
  // date, is one, on or after, next
  ['2026-11-20', true, '2026-11-20', '2026-11-23', 'Friday'],
  ['2026-11-21', false, '2026-11-23', '2026-11-23', 'Saturday'],
  ['2026-11-22', false, '2026-11-23', '2026-11-23', 'Sunday'],
  ['2026-11-25', true, '2026-11-25', '2026-11-27', 'the day before Thanksgiving'],
  ['2026-11-26', false, '2026-11-27', '2026-11-27', 'Thanksgiving'],
  ['2026-12-31', true, '2026-12-31', '2027-01-04', 'New Year on a Friday ahead'],
  ['2027-01-15', true, '2027-01-15', '2027-01-19', 'a long weekend ahead'],
  ['2027-01-18', false, '2027-01-19', '2027-01-19', 'holiday Monday'],
])('%s: banking day %s, on or after %s, next %s (%s)', (date, is, onOrAfter, next) => {
  expect(isBankingDay(date, holidays)).toBe(is);
  expect(bankingDayOnOrAfter(date, holidays)).toBe(onOrAfter);
  expect(nextBankingDay(date, holidays)).toBe(next);
});
