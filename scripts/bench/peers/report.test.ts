import { tableCells } from '../../../tests/unit/table-cells';
import type { PageFigures } from './lighthouse';
import { clickTable, goalLines, loadTable, noFigures, type SiteFigures } from './report';

const load = (largestPaint: number, more: Partial<PageFigures> = {}): PageFigures => ({
  firstPaint: 900,
  largestPaint,
  blocking: 0,
  script: 78_000,
  earlyScript: 0,
  html: 21_450,
  ...more,
});

function site(kind: SiteFigures['kind'], ...loads: PageFigures[]): SiteFigures {
  const figures = noFigures(kind, kind);
  for (const one of loads) for (const page of ['home', 'article'] as const) figures.loads[page].push(one);
  return figures;
}

test('a row has the medians of all runs, sizes in kB', () => {
  const own = site('own', load(1200), load(1400), load(1210, { firstPaint: 950 }));
  const [, , row] = tableCells(loadTable([own], 'article'));
  expect(row).toEqual(['own', '900', '1210', '0', '78.0', '0.0', '21.4']);
});

test('what was not measured is a dash', () => {
  const [, , row] = tableCells(clickTable([noFigures('peer', 'peer')]));
  expect(row).toEqual(['peer', '–', '–']);
});

test('every goal is met', () => {
  const sites = [site('own', load(1200)), site('floor', load(1190)), site('peer', load(1209))];
  const lines = goalLines(sites);
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => !line.startsWith('- met:'))).toEqual([]);
});

test('a missed goal shows its figures', () => {
  const own = site('own', load(1300, { blocking: 30, earlyScript: 1_500 }));
  const lines = goalLines([
    own,
    site('floor', load(1200)),
    site('peer', load(2000)),
    site('peer', load(1250)),
  ]);
  expect(lines).toContain("- missed: LCP of home at most 1.05 of the floor's (1.083)");
  expect(lines).toContain("- missed: LCP of article no higher than any peer's (1300 and 1250)");
  expect(lines).toContain('- missed: TBT of article 0 (30 ms)');
  expect(lines).toContain('- missed: no script of home before `load` (1.5 kB)');
});

test('goals whose figures are missing are left out', () => {
  expect(goalLines([site('own', load(1200))])).toHaveLength(4);
});
