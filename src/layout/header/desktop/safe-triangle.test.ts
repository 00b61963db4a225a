import { headsForPanel, startOfMove } from './safe-triangle';

const panel = { left: 100, right: 800, top: 60 };
const from = { x: 150, y: 30 };

test.each([
  ['straight down', { x: 150, y: 40 }, true],
  ['diagonally, across the next trigger', { x: 250, y: 45 }, true],
  ['toward the far corner', { x: 360, y: 45 }, true],
  ['sideways', { x: 250, y: 30 }, false],
  ['sideways and slightly down, past the far corner', { x: 450, y: 42 }, false],
  ['down, but past the near corner', { x: 110, y: 40 }, false],
  ['up', { x: 150, y: 20 }, false],
  ['not at all', from, false],
])('%s', (_direction, to, heads) => {
  expect(headsForPanel(from, to, panel)).toBe(heads);
});

test('a pointer that leaves the panel upward does not head for it', () => {
  expect(headsForPanel({ x: 300, y: 200 }, { x: 300, y: 40 }, panel)).toBe(false);
  expect(headsForPanel({ x: 300, y: 200 }, { x: 300, y: 220 }, panel)).toBe(false);
});

test('the start of a move is far enough back to give it a direction', () => {
  const trail = [0, 5, 10, 15, 20].map((x) => ({ x, y: 0 }));
  expect(startOfMove(trail, { x: 21, y: 1 })).toEqual({ x: 5, y: 0 });
  expect(startOfMove(trail.slice(0, 2), { x: 6, y: 1 })).toEqual({ x: 0, y: 0 });
  expect(startOfMove([], { x: 6, y: 1 })).toBeUndefined();
});
