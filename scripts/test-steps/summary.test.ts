import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countJest,
  countPlaywright,
  countReport,
  exitCode,
  lastLine,
  one,
  summary,
  total,
} from './summary.mjs';

const jestReport = {
  numPassedTests: 40,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
};

test('a Jest file that could not be run counts as a failure', () => {
  expect(countJest(jestReport)).toEqual({ passed: 40, failed: 3, skipped: 1 });
});

test('a Playwright error outside the tests, and a test passed only at the second try, count as failures', () => {
  const stats = { expected: 30, unexpected: 2, flaky: 1, skipped: 4 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 30,
    failed: 4,
    skipped: 4,
  });
});

describe('countReport', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'summary-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const green = { ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const empty = { ...green, numPassedTests: 0 };
  test.each([
    ['a green run', green, 0, { passed: 40, failed: 0, skipped: 1 }],
    ['a red run', jestReport, 1, { passed: 40, failed: 3, skipped: 1 }],
    ['a runner that fails after green tests', green, 1, { passed: 40, failed: 1, skipped: 1 }],
    ['a run without any test', empty, 0, { passed: 0, failed: 1, skipped: 1 }],
  ])('counts %s', (_what, report, code, expected) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify(report));
    expect(countReport(path, code, countJest)).toEqual(expected);
  });

  test('a runner that died before it wrote its report is one failure', () => {
    expect(countReport(join(folder, 'none.json'), 0, countJest)).toEqual(one(false));
  });
});

test.each([
  [[one(true), one(true)], '2 passed, 0 failed', 0],
  [[one(true), one(false)], '1 passed, 1 failed', 1],
  [[one(true), { passed: 3, failed: 0, skipped: 2 }], '4 passed, 0 failed, 2 skipped', 0],
  [[], '0 passed, 0 failed', 1],
])('the sum of %j is "%s" with exit code %i', (counts, line, code) => {
  expect(lastLine(total(counts))).toBe(line);
  expect(exitCode(total(counts))).toBe(code);
});

test('the summary has a line for each step, the whole duration, and ends with the sum', () => {
  const results = [
    { step: { title: 'Types' }, count: one(true), seconds: 5.04 },
    { step: { title: 'Unit tests' }, count: { passed: 40, failed: 1, skipped: 2 }, seconds: 31.26 },
    { step: { title: 'HTML' }, count: total([]), seconds: 0, note: 'no Java found' },
  ];
  expect(summary(results, 33).split('\n')).toEqual([
    '',
    '=== Summary ===',
    'Types         5.0 s  1 passed, 0 failed',
    'Unit tests   31.3 s  40 passed, 1 failed, 2 skipped',
    'HTML          0.0 s  no Java found',
    'Whole run    33.0 s',
    '',
    '41 passed, 1 failed, 2 skipped',
  ]);
});
