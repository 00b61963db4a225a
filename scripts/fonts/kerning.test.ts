import { kerningTable, pairsIn } from './kerning';

test('pairs are counted, with all kinds of spaces as one', () => {
  expect(pairsIn('to to\n\nto', 2)).toEqual(['to', 'o ', ' t']);
  expect(pairsIn('ab', 1)).toEqual(['ab']);
  expect(pairsIn('', 1)).toEqual([]);
});

test('a table has each first glyph once, in order, with its pairs', () => {
  const table = kerningTable([
    { left: 3, right: 4, value: -20 },
    { left: 3, right: 9, value: 8 },
    { left: 7, right: 3, value: -1 },
  ]);
  const lookups = table.readUInt16BE(8);
  const pairs = lookups + 4 + 8;
  const at = (offset: number) => table.readInt16BE(pairs + offset);
  // Format 1, coverage, an advance, nothing, two sets.
  expect([at(0), at(4), at(6), at(8)]).toEqual([1, 4, 0, 2]);
  const [first, second] = [at(10), at(12)];
  expect([at(first), at(first + 2), at(first + 4), at(first + 6), at(first + 8)]).toEqual([2, 4, -20, 9, 8]);
  expect([at(second), at(second + 2), at(second + 4)]).toEqual([1, 3, -1]);
  const coverage = at(2);
  expect([at(coverage), at(coverage + 2), at(coverage + 4), at(coverage + 6)]).toEqual([1, 2, 3, 7]);
  expect(pairs + coverage + 8).toBe(table.length);
});
