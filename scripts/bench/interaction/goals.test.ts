import { clickGoals, goalLine, tapGoals, taskGoals } from './goals';
import { Results } from './results';

const columnOf = (way: string, milliseconds: number) => `${way}, ${milliseconds} ms`;

test('a goal without a figure is left out', () => {
  expect(goalLine('fast', undefined, 50)).toEqual([]);
  expect(taskGoals(new Results(), ['/'])).toEqual([]);
});

test('blocking time counts above the floor, and the worst page decides', () => {
  const results = new Results();
  for (const [page, now, floor] of [
    ['/', 18, 0],
    ['/fees', 62, 34],
  ] as const) {
    results.add(page, 'blocking', 'now', now);
    results.add(page, 'blocking', 'floor', floor);
    results.add(page, 'longest', 'now', 50);
  }
  expect(taskGoals(results, ['/', '/fees'])).toEqual([
    '- missed: TBT at most 20 ms above the floor on every page (28 ms)',
    '- met: no task over 50 ms on any page (50 ms)',
  ]);
});

test('the slowest tap decides', () => {
  const results = new Results();
  results.add('/', 'load', 'now', 24);
  results.add('/', 'idle', 'now', 104);
  expect(tapGoals(results, ['/'], ['load', 'idle'])).toEqual([
    '- missed: INP at most 100 ms on every page at every moment (104 ms)',
  ]);
});

test('clicks are compared with their limit, with a hover at the same latency, and with a full load', () => {
  const results = new Results();
  for (const [way, milliseconds, figure] of [
    ['hover', 0, 44],
    ['tap', 0, 60],
    ['instant tap', 0, 101],
    ['full load', 0, 87],
    ['hover', 40, 50],
    ['tap', 40, 90],
    ['instant tap', 40, 95],
  ] as const)
    results.add('/ → /fees', columnOf(way, milliseconds), 'now', figure);
  expect(clickGoals(results, ['/ → /fees'], columnOf)).toEqual([
    '- met: at most 50 ms after a hover for every pair (44 ms)',
    '- met: at most 100 ms with a tap for every pair (60 ms)',
    '- missed: at most 100 ms with an instant tap for every pair (101 ms)',
    '- met: with 40 ms per request, a tap takes at most 40 ms longer than a click after a hover (40 ms)',
    '- missed: with 40 ms per request, an instant tap takes at most 40 ms longer than a click after a hover (45 ms)',
    '- met: a tap is never slower than a full load (-27 ms)',
    '- missed: an instant tap is never slower than a full load (14 ms)',
  ]);
});
