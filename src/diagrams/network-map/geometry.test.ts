import { ledger, type Point, pathOf, planLine, sharesOf, view } from './geometry';

const count = 6;
const plans = Array.from({ length: count }, (_, index) => planLine(index, count));

/** Start and bend of a line, and how far it goes right and down where it slants. */
function corners(points: readonly Point[]): { startY: number; bendX: number; run: number; rise: number } {
  const [start, bend, turn] = points;
  if (!start || !bend || !turn) throw new Error('too few points');
  expect(bend.y).toBe(start.y);
  return { startY: start.y, bendX: bend.x, run: turn.x - bend.x, rise: turn.y - bend.y };
}

test('lines leave the ledger and end in order from top to bottom', () => {
  const ends = plans.map(({ end }) => end.y);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  const starts = plans.map(({ points }) => corners(points).startY);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});

test.each(plans.map((plan, index) => ({ index, ...plan })))(
  'line $index bends by 45 degrees only and ends horizontally',
  (plan) => {
    const { startY, run, rise } = corners(plan.points);
    expect(run).toBeCloseTo(Math.abs(rise));
    expect(startY + rise).toBeCloseTo(plan.end.y);
    expect(plan.station.y).toBe(plan.end.y);
    expect(plan.points.at(-1)?.y).toBeCloseTo(plan.end.y);
  },
);

test('lines and their labels stay within the picture', () => {
  for (const { end, station, labelAbove } of plans) {
    expect(end.y - 17).toBeGreaterThan(0);
    expect(end.y + 17).toBeLessThan(view.height);
    const label = station.y + (labelAbove ? -19 : 27);
    expect(label).toBeGreaterThan(10);
    expect(label).toBeLessThan(view.height);
  }
});

test('the map is the same above and below its middle', () => {
  for (const [index, { end }] of plans.entries()) {
    const mirrored = plans[count - 1 - index]?.end.y ?? 0;
    expect(end.y - ledger.centerY).toBeCloseTo(ledger.centerY - mirrored);
  }
});

test('the outermost lines bend first, so that none crosses another', () => {
  const bends = plans.map(({ points }) => corners(points).bendX);
  for (const [outer, inner] of [
    [0, 1],
    [1, 2],
    [5, 4],
    [4, 3],
  ] as const) {
    expect(bends[outer]).toBeLessThan(bends[inner] ?? 0);
  }
});

test('a single line runs straight', () => {
  expect(corners(planLine(0, 1).points).rise).toBe(0);
});

test('the path and the shares of a line follow its points', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 8, y: 4 },
    { x: 18, y: 4 },
  ];
  expect(pathOf(points)).toBe('M0 0L5 0L8 4L18 4');
  expect(sharesOf(points)).toEqual([0, 0.25, 0.5, 1]);
});
