import { findings, weightTable } from './report';
import { pageWeights } from './weights';

const page = (path: string, html: number, script = 60_000) => ({ path, html, script });

test('a page within nine tenths of its limits is fine', () => {
  expect(findings([page('/', 21_600, 72_000)])).toEqual({ tooHeavy: [], close: [] });
});

test('a page close to a limit is reported, and one above it is too heavy', () => {
  expect(findings([page('/fees', 21_601), page('/security', 24_000, 80_001)])).toEqual({
    tooHeavy: ['/security: 80.0 kB of script; the limit is 80.0 kB.'],
    close: [
      '/fees: 21.6 kB of HTML; the limit is 24.0 kB.',
      '/security: 24.0 kB of HTML; the limit is 24.0 kB.',
    ],
  });
});

test('a page of the API reference may have more HTML', () => {
  expect(findings([page('/documentation/api/entities', 28_000)])).toEqual({ tooHeavy: [], close: [] });
});

test('the table shows the change of each figure, and new pages', () => {
  const rows = weightTable([page('/', 12_000), page('/new', 6_000)], [page('/', 11_900, 60_400)]).split('\n');
  expect(rows[2]?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    '/',
    '12.0 kB',
    '50%',
    '+100 B',
    '60.0 kB',
    '75%',
    '−400 B',
    '',
  ]);
  expect(rows[3]).toMatch(/\/new .* new .* new /);
});

test('without a built site, the error says how to get one', () => {
  expect(() => pageWeights('/nowhere')).toThrow(
    'There is no built site in /nowhere: run npm run build first.',
  );
});
