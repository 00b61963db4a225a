import { gap, type Point, pathOf, pointsOf, width } from './geometry';

const count = 6;
const lines = Array.from({ length: count }, (_, index) => pointsOf(index, count));

/** Start and bend of a line, and how far it goes right and down where it slants. */
function corners(points: readonly Point[] | undefined) {
  const [start, bend, turn, end] = points ?? [];
  if (!start || !bend || !turn || !end) throw new Error('too few points');
  return { startY: start.y, bendX: bend.x, run: turn.x - bend.x, rise: turn.y - bend.y, turn, end };
}

test.each(lines.map((points, index) => [index, points] as const))(
  'line %i bends by 45 degrees only and ends in the middle of its row',
  (index, points) => {
    const { run, rise, turn, end } = corners(points);
    expect(run).toBeCloseTo(Math.abs(rise));
    expect(turn.y).toBe(end.y);
    expect(turn.x).toBeLessThan(width);
    expect(end).toEqual({ x: width, y: (index + 0.5) * gap.row });
  },
);

test('the outermost lines bend first, so that none crosses another', () => {
  const bends = lines.map((points) => corners(points).bendX);
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
  expect(corners(pointsOf(0, 1)).rise).toBe(0);
});

test('the path of a line follows its points', () => {
  expect(pathOf(pointsOf(0, 1))).toBe(`M22 32L62 32L62 32L${width} 32`);
});
