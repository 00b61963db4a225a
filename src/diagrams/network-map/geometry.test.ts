import { ledger, planLine, view } from './geometry';

const count = 6;
const plans = Array.from({ length: count }, (_, index) => planLine(index, count));

/** Start, bend and end of a line, parsed from its path. */
function corners(path: string): { startY: number; bendX: number; run: number; rise: number } {
  const [, startY, bendX, run, rise] =
    /^M[\d.]+ ([\d.-]+)H([\d.]+)l([\d.]+) ([\d.-]+)H[\d.]+$/.exec(path) ?? [];
  return { startY: Number(startY), bendX: Number(bendX), run: Number(run), rise: Number(rise) };
}

test('lines leave the ledger and end in order from top to bottom', () => {
  const ends = plans.map(({ end }) => end.y);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  const starts = plans.map(({ path }) => corners(path).startY);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});

test.each(plans.map((plan, index) => ({ index, ...plan })))(
  'line $index bends by 45 degrees only and ends horizontally',
  (plan) => {
    const { startY, run, rise } = corners(plan.path);
    expect(run).toBeCloseTo(Math.abs(rise));
    expect(startY + rise).toBeCloseTo(plan.end.y);
    expect(plan.station.y).toBe(plan.end.y);
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
  const bends = plans.map(({ path }) => corners(path).bendX);
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
  expect(corners(planLine(0, 1).path).rise).toBe(0);
});
