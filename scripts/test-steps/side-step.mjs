// @ts-check
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/processes.mjs';
import { root } from '../lib/root.mjs';

/** @typedef {import('./run-steps.mjs').Outcome} Outcome */

/** The environment variable with the file for the outcome of a step that runs beside another. */
const variable = 'TEST_STEP_OUTCOME';

/** Whether this process runs one step beside another. */
export const isParallelStep = () => process.env[variable] !== undefined;

/**
 * Passes an outcome to the parent process.
 * @param {Outcome} outcome
 */
export function reportOutcome(outcome) {
  writeFileSync(process.env[variable] ?? '', JSON.stringify(outcome));
}

/**
 * Runs one step of `npm test` in a separate process, and prints its output when `print` is called, so that it doesn't mix
 * with the step beside it. Without an outcome (the process was killed) the step has failed.
 * @param {string} id
 * @returns {{ outcome: Promise<Outcome | undefined>, print: () => void }}
 */
export function startParallelStep(id) {
  const folder = mkdtempSync(join(tmpdir(), 'test-step-'));
  const [said, report] = [join(folder, 'said.log'), join(folder, 'outcome.json')];
  const log = openSync(said, 'w');
  const script = join(root, 'scripts', 'test.mjs');
  const outcome = run(process.execPath, [script, '--only', id], {
    env: { [variable]: report },
    stdio: ['ignore', log, log],
  }).then(() => {
    closeSync(log);
    try {
      return /** @type {Outcome} */ (JSON.parse(readFileSync(report, 'utf8')));
    } catch {
      return undefined;
    }
  });
  return {
    outcome,
    print: () => {
      process.stdout.write(readFileSync(said));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
