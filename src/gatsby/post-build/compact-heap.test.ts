import { compactLargeHeap } from './compact-heap';

const heapSize = () => process.memoryUsage().heapTotal;

test('a heap of which little is used shrinks, unless it is small', () => {
  const lists = Array.from({ length: 300_000 }, (_, number) => new Array(100).fill(number));
  // One list in fifty stays, so that hardly any of V8's pages is empty.
  const kept = lists.filter((_, index) => index % 50 === 0);
  lists.length = 0;
  const full = heapSize();
  compactLargeHeap(2 ** 40);
  expect(heapSize()).toBeGreaterThan(full - 40_000_000);
  compactLargeHeap(0);
  expect(heapSize()).toBeLessThan(full - 80_000_000);
  expect(kept).toHaveLength(6000);
});
