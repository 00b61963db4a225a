import { tableCells } from '../../../tests/unit/table-cells';
import { type FileLoad, goalLines, loadTable } from './load-table';

const home: FileLoad = {
  server: 'nginx',
  file: 'home',
  keepAlive: true,
  bytes: 18_593,
  full: { rate: 30_012.4, p99: 9, failed: 0 },
  half: { rate: 12_431, p99: 3.21, failed: 0 },
  limit: 40_000,
};
const slow: FileLoad = {
  ...home,
  full: { rate: 24_000, p99: 30, failed: 2 },
  half: { ...home.half, p99: 25 },
};

test('a row shows the load, its share of that of a small file, and the p99 at half of it', () => {
  const [, , row] = tableCells(loadTable([home], true));
  expect(row).toEqual(['nginx: home', '18,593', '30,012', '0.75', '12,431', '3.2', '0']);
});

test('each table has its own kind of connection', () => {
  const loads = [home, { ...home, file: 'article', keepAlive: false }];
  const names = (keepAlive: boolean) =>
    tableCells(loadTable(loads, keepAlive))
      .slice(2)
      .map(([name]) => name);
  expect(names(true)).toEqual(['nginx: home']);
  expect(names(false)).toEqual(['nginx: article']);
});

test('goals are met or missed by the slowest page', () => {
  expect(goalLines([home]).map((line) => line.slice(0, 6))).toEqual(['- met:', '- met:', '- met:']);
  const missed = goalLines([home, slow]);
  expect(missed[0]).toBe('- missed: nginx responds to 25,000 requests/s or more (24,000)');
  expect(missed[1]).toBe('- missed: p99 under 20 ms at half of that (25.0 ms)');
  expect(missed[2]).toBe('- missed: no request fails (2)');
});

test('there are no goals for other servers, or without keep-alive', () => {
  expect(
    goalLines([
      { ...slow, server: 'caddy' },
      { ...slow, keepAlive: false },
    ]),
  ).toEqual([]);
});
