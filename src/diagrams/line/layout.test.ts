import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { asideWords, labelLines, labelSize, labelWidth } from './label';
import { layoutLine, type Station } from './layout';
import type { LineData } from './line-data';
import { assignRows } from './rows';

const folder = join(__dirname, '../../../content/rails');
const lifecycles = readdirSync(folder).flatMap(
  (file) => (parse(readFileSync(join(folder, file), 'utf8')) as { lifecycles: LineData[] }).lifecycles,
);

type Box = { left: number; right: number; top: number; bottom: number };

/** The box of a station's label, as LinePicture draws it. */
function labelBox({ lines, label, x, y }: Station): Box {
  const width = labelWidth(label === 'right' ? [`${lines[0]}${asideWords}`] : lines);
  if (label === 'right') return { left: x + 20, right: x + 20 + width, top: y - 8, bottom: y + 8 };
  const height = lines.length * labelSize.line;
  const top = label === 'above' ? y - 18 - height : y + 14;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const each = lifecycles.map((data): [string, LineData] => [data.id, data]);

test('there are lifecycles to draw', () => expect(each.length).toBeGreaterThan(15));

describe.each(each)('%s', (_id, data) => {
  const { width, height, stations, tracks } = layoutLine(data);

  test('has a station for each state, and a track to each but the first', () => {
    expect(stations.map(({ name }) => name).sort()).toEqual(data.states.map(({ name }) => name).sort());
  });

  test('has its stations at whole pixels, which keeps the page small', () => {
    expect(stations.filter(({ x, y }) => !Number.isInteger(x) || !Number.isInteger(y))).toEqual([]);
  });

  test('fits the narrowest screen on which it is shown', () => {
    expect(width).toBeLessThanOrEqual(976);
  });

  test('has no label over another, over a disc, or outside', () => {
    const boxes = stations.map(labelBox);
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      for (const { x, y } of stations) {
        expect(overlap(box, { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 })).toBe(false);
      }
    }
  });

  test('has no track through a label', () => {
    const boxes = stations.map(labelBox);
    for (const { points } of tracks) {
      for (const [index, [x, y]] of points.slice(1).entries()) {
        const [fromX, fromY] = points[index] ?? [x, y];
        const track = {
          left: Math.min(x, fromX) - 2,
          right: Math.max(x, fromX) + 2,
          top: Math.min(y, fromY) - 2,
          bottom: Math.max(y, fromY) + 2,
        };
        expect(boxes.filter((box) => overlap(track, box))).toEqual([]);
      }
    }
  });

  test('has a track for each transition that does not follow the line', () => {
    const ends = new Set(tracks.flatMap(({ points }) => [points[0], points.at(-1)].map(String)));
    const at = (name: string) => stations.find((station) => station.name === name);
    for (const { from, to } of data.transitions.filter((step) => step.from !== 'any')) {
      const [start, end] = [at(from), at(to)];
      expect(ends.has(`${end?.x},${end?.y}`) || end?.kind === 'line').toBe(true);
      expect(ends.has(`${start?.x},${start?.y}`) || start?.kind === 'line').toBe(true);
    }
  });

  test('bends at 45 degrees', () => {
    for (const { points } of tracks) {
      for (const [index, [x, y]] of points.slice(1).entries()) {
        const [fromX, fromY] = points[index] ?? [x, y];
        const [across, down] = [Math.abs(x - fromX), Math.abs(y - fromY)];
        expect([0, down, across]).toContain(Math.min(across, down) === 0 ? 0 : across);
        if (across > 0 && down > 0) expect(across).toBe(down);
      }
    }
  });
});

test.each([
  ['complete', ['complete']],
  ['pending_submission', ['pending_', 'submission']],
  ['pending_transfer_session_confirmation', ['pending_transfer_', 'session_', 'confirmation']],
])('the label of %s', (name, lines) => {
  expect(labelLines(name)).toEqual(lines);
});

test.each([
  [
    'apart',
    [
      [0, 100],
      [150, 200],
    ],
    [0, 0],
  ],
  [
    'too near',
    [
      [0, 100],
      [110, 200],
    ],
    [1, 0],
  ],
  [
    'one over the other',
    [
      [0, 100],
      [50, 120],
    ],
    [1, 0],
  ],
  [
    'from one origin',
    [
      [0, 100],
      [0, 100],
      [0, 100],
    ],
    [0, 1, 2],
  ],
] as [string, [number, number][], number[]][])('rows of spans that are %s', (_what, spans, rows) => {
  expect(assignRows(spans)).toEqual(rows);
});
