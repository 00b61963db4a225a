// @ts-check
/** `npm test`: everything that a pull request needs. The last line is "N passed, N failed". */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.mjs';
import { installBrowser, installPackages } from './setup.mjs';

const results = 'node_modules/.cache/test-results';

/** A JSON report of jest's or Playwright's; empty if there's none. @param {string} name */
function report(name) {
  try {
    return JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8'));
  } catch {
    return {};
  }
}

installPackages();
const env = { CHROMIUM_PATH: installBrowser() };
rmSync(results, { recursive: true, force: true });
// jest doesn't create it.
mkdirSync(results, { recursive: true });
const code = await run('test:code', env);
// Beside the browser, which needs both cores, one step at a time.
const site = await run('test:site', { ...env, WIREIT_PARALLEL: '2' });

let [passed, failed] = [0, 0];
for (const name of ['unit', 'built']) {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report(name);
  passed += numPassedTests;
  failed += numFailedTests + numRuntimeErrorTestSuites;
}
for (const name of ['browser', 'hosts']) {
  const { stats, errors = [] } = report(name);
  passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  failed += (stats?.unexpected ?? 0) + errors.length;
}
// Steps without a report: the check, types, lint, the build, snippets.
if (code + site > 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
