import { tableCells } from '../../../tests/unit/table-cells';
import { Results } from './results';

const columns = [
  { id: 'blocking', title: 'TBT', variants: ['now', 'floor'] },
  { id: 'shift', title: 'CLS', digits: 3, variants: ['now'] },
] as const;

test('a cell is the median of its figures, or a dash', () => {
  const results = new Results();
  for (const figure of [300, 100, 120]) results.add('/fees', 'blocking', 'now', figure);
  results.add('/fees', 'blocking', 'floor', 19.4);
  results.add('/fees', 'blocking', 'floor', undefined);
  const [head, , fees] = tableCells(results.table('ms', ['/fees'], columns));
  expect(head).toEqual(['ms', 'TBT', 'floor', 'CLS']);
  expect(fees).toEqual(['/fees', '120', '19', '–']);
});

test('words are counted next to the figure', () => {
  const results = new Results();
  results.add('/', 'blocking', 'now', 8);
  for (const word of ['lost', 'doubled', 'lost']) results.note('/', 'blocking', 'now', word);
  expect(tableCells(results.table('', ['/'], columns))[2]?.[1]).toBe('8, 2 lost, 1 doubled');
});

test('the last rows are the median and the maximum of each column', () => {
  const results = new Results();
  for (const [row, figure] of [
    ['/a', 10],
    ['/b', 90],
    ['/c', 20],
  ] as const)
    results.add(row, 'blocking', 'now', figure);
  const [median, maximum] = tableCells(results.tableWithSpread('', ['/a', '/b', '/c', '/d'], columns)).slice(
    -2,
  );
  expect(median).toEqual(['median', '20', '–', '–']);
  expect(maximum).toEqual(['maximum', '90', '–', '–']);
});
