import { maxVolume, monthOf, readVolume } from './fees-calculator';

test.each([
  ['', 0],
  ['  ', 0],
  ['0', 0],
  ['1200', 1200],
  [' 1,200 ', 1200],
  ['10,000,000', maxVolume],
  ['10000000', maxVolume],
  ['10,000,001', null],
  ['10000001', null],
  ['99999999999999999999', null],
  ['-1', null],
  ['+1', null],
  ['2.5', null],
  ['1,00', null],
  ['1,2000', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['many', null],
  ['12 000', null],
])('%j is read as %p', (text, volume) => {
  expect(readVolume(text)).toBe(volume);
});

const fees = [
  { id: 'ach', cents: 25, charged_by: 'us' },
  { id: 'wire', cents: 1000, charged_by: 'bank' },
  { id: 'lookup', cents: 0, charged_by: 'us' },
] as const;

const month = (volumes: Record<string, number>, minimum = 50_000) =>
  monthOf(fees, (id) => volumes[id] ?? 0, minimum);

test.each([
  ['nothing at all costs the minimum', {}, { us: 0, topUp: 50_000, bank: 0, total: 50_000 }],
  ['one cent-step below the minimum', { ach: 1999 }, { us: 49_975, topUp: 25, bank: 0, total: 50_000 }],
  ['exactly the minimum', { ach: 2000 }, { us: 50_000, topUp: 0, bank: 0, total: 50_000 }],
  ['one above the minimum', { ach: 2001 }, { us: 50_025, topUp: 0, bank: 0, total: 50_025 }],
  [
    "the bank's fees do not count toward it",
    { wire: 90 },
    { us: 0, topUp: 50_000, bank: 90_000, total: 140_000 },
  ],
  ['both', { ach: 4000, wire: 2 }, { us: 100_000, topUp: 0, bank: 2000, total: 102_000 }],
  ['what is free adds nothing', { lookup: 9, ach: 2000 }, { us: 50_000, topUp: 0, bank: 0, total: 50_000 }],
])('%s', (_what, volumes, sums) => {
  expect(month(volumes)).toMatchObject(sums);
});

test('a fee that is not due has no line; a free one that is used has', () => {
  expect(month({ lookup: 3, wire: 1 }).lines).toEqual([
    { fee: fees[1], volume: 1, cents: 1000 },
    { fee: fees[2], volume: 3, cents: 0 },
  ]);
});

test('without a minimum there is no top-up', () => {
  expect(month({ ach: 1 }, 0)).toMatchObject({ us: 25, topUp: 0, total: 25 });
});

test('the largest volumes of many dear fees are still exact', () => {
  const dear = Array.from({ length: 60 }, (_, n) => ({
    id: `${n}`,
    cents: 100_001,
    charged_by: 'us' as const,
  }));
  const { total } = monthOf(dear, () => maxVolume, 0);
  expect(Number.isSafeInteger(total)).toBe(true);
  expect(total).toBe(60 * 100_001 * maxVolume);
});
