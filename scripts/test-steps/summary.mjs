// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * The count of a step that is one check.
 * @param {boolean} passed
 * @returns {Count}
 */
export function one(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/**
 * The sum of several counts.
 * @param {Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * What Jest's `--json` report says. A test file that could not be run counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Count}
 */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What Playwright's JSON report says. Each error outside the tests (a file that does not load, a server
 * that does not start) counts as one failure; a test that passed only when run again has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The count in a runner's report file. A runner that failed without a failing test in its report,
 * or that left no report or an empty one, counts as one failure.
 * @template Report
 * @param {string} path
 * @param {number} code the runner's exit code
 * @param {(report: Report) => Count} counter
 * @returns {Count}
 */
export function countReport(path, code, counter) {
  try {
    const count = counter(JSON.parse(readFileSync(path, 'utf8')));
    const ran = count.passed + count.failed > 0;
    return (code !== 0 && count.failed === 0) || !ran ? { ...count, failed: 1 } : count;
  } catch {
    return one(false);
  }
}

/**
 * What `npm test` prints at its end: a line for each step with its count and duration, the whole duration, and the last line.
 * @param {{ step: { title: string }, count: Count, seconds: number, note?: string }[]} results
 * @param {number} seconds of the whole run; steps that ran side by side add up to more
 */
export function summary(results, seconds) {
  const width = Math.max(...results.map(({ step }) => step.title.length));
  const lines = results.map(({ step, count, seconds, note }) => {
    const duration = `${seconds.toFixed(1)} s`.padStart(8);
    return `${step.title.padEnd(width)} ${duration}  ${note ?? lastLine(count)}`;
  });
  const whole = `${'Whole run'.padEnd(width)} ${`${seconds.toFixed(1)} s`.padStart(8)}`;
  const count = total(results.map((result) => result.count));
  return ['', '=== Summary ===', ...lines, whole, '', lastLine(count)].join('\n');
}

/**
 * The last line of the whole run.
 * @param {Count} count
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * The exit code of the whole run: 0 only when something ran and nothing failed.
 * @param {Count} count
 */
export function exitCode({ passed, failed }) {
  return failed === 0 && passed > 0 ? 0 : 1;
}
