import { tableCells } from '../../tests/unit/table-cells';
import { type Measure, median } from './measure';
import { table } from './table';

test.each([
  [[], undefined],
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %p', (figures, expected) => {
  expect(median(figures)).toBe(expected);
});

const measure = (id: string, goal?: Measure['goal']): Measure => ({
  id,
  group: 'build',
  title: id,
  unit: 's',
  ...(goal ? { goal } : {}),
  run: () => 0,
});
const measures = [
  measure('cold'),
  measure('warm', { share: 0.25, of: 'cold' }),
  measure('check', { atMost: 1 }),
];

test('each figure has its goal and its ratio to it; a goal can be a share of another figure', () => {
  const figures = new Map([
    ['cold', [40, 44, 42]],
    ['warm', [8.4]],
  ]);
  const [, , cold, warm, check] = tableCells(table(measures, figures));
  expect(cold).toEqual(['cold', '42.00 s', '–', '–']);
  expect(warm).toEqual(['warm', '8.40 s', '10.50 s', '0.80']);
  expect(check).toEqual(['check', '–', '1.00 s', '–']);
});

test('compared with another commit, each figure has its ratio to the earlier one', () => {
  const [head, , cold] = tableCells(table(measures, new Map([['cold', [30]]]), new Map([['cold', [60]]])));
  expect(head?.slice(-2)).toEqual(['before', 'of before']);
  expect(cold?.slice(-2)).toEqual(['60.00 s', '0.50']);
});
