// @ts-check
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/processes.mjs';
import { root } from '../lib/root.mjs';

/** @typedef {import('./run-steps.mjs').Outcome} Outcome */

/** The environment variable with the file for a parallel step's outcome. */
const variable = 'TEST_STEP_OUTCOME';

/** Whether this process runs a step in parallel with another. */
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
 * with the other step's. Without an outcome (the process was killed) the step has failed.
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
