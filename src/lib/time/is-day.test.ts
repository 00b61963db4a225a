import { isDay } from './is-day';

test.each(['2026-11-20', '2024-02-29', '0999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11',
  '2026-1-2',
  '26-11-20',
  '2026-11-20T10:00',
  ' 2026-11-20',
  '2026-11-20 ',
  '+002026-11-20',
  'Nov 20, 2026',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});
