import { blockingTime, interactionTime, layoutShift, longestTask, tapOutcome } from './figures';

const tasks = [
  { start: 100, duration: 200 },
  { start: 1000, duration: 80 },
  { start: 2000, duration: 50 },
  { start: 12_000, duration: 400 },
];

test('each task blocks for what it takes beyond 50 ms', () => {
  expect(blockingTime(tasks, 0, 10_000)).toBe(150 + 30);
});

test('only the part of a task after the first paint and before the end counts', () => {
  expect(blockingTime(tasks, 200, 10_000)).toBe(50 + 30);
  expect(blockingTime(tasks, 290, 1060)).toBe(10);
  expect(blockingTime([], 0, 10_000)).toBe(0);
});

test('the longest task must begin before the end', () => {
  expect(longestTask(tasks, 10_000)).toBe(200);
  expect(longestTask([], 10_000)).toBe(0);
});

test.each([
  ['none', [], 0],
  ['close together: they add up', [[0, 0.1] as const, [900, 0.2] as const], 0.3],
  ['a second apart: the larger counts', [[0, 0.1] as const, [1000, 0.2] as const], 0.2],
  ['for longer than five seconds', Array.from({ length: 7 }, (_, at) => [at * 900, 0.1] as const), 0.6],
])('layout shifts, %s', (_, shifts, expected) => {
  expect(layoutShift(shifts.map(([start, score]) => ({ start, score })))).toBeCloseTo(expected);
});

test("an interaction takes as long as its longest event; events without one don't count", () => {
  const events = [
    { interaction: 7, duration: 24, first: false },
    { interaction: 7, duration: 104, first: false },
    { interaction: 0, duration: 500, first: false },
  ];
  expect(interactionTime(events)).toBe(104);
  expect(interactionTime([{ interaction: 0, duration: 8, first: true }])).toBe(8);
  expect(interactionTime([])).toBeUndefined();
});

test.each([
  [[true], true, 'once'],
  [[], false, 'lost'],
  [[true, false], false, 'doubled'],
  [[true, false, true], true, 'doubled'],
  [[true], false, 'doubled'],
])('a control that changed like %j and is on at the end: %p took effect: %s', (changes, on, outcome) => {
  expect(tapOutcome(changes, on, false)).toBe(outcome);
});

test('a link that the browser followed itself was followed in full', () => {
  expect(tapOutcome([], false, true)).toBe('in full');
});
