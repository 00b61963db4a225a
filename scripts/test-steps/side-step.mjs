// @ts-check
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/processes.mjs';
import { root } from '../lib/root.mjs';

/** @typedef {import('./run-steps.mjs').Outcome} Outcome */

/** Names the file into which a step that runs on the side writes its outcome. */
const variable = 'TEST_STEP_OUTCOME';

/** True in a process that runs one step on the side of another. */
export const isOnTheSide = () => process.env[variable] !== undefined;

/**
 * Hands an outcome to the process that started this one.
 * @param {Outcome} outcome
 */
export function handOver(outcome) {
  writeFileSync(process.env[variable] ?? '', JSON.stringify(outcome));
}

/**
 * Runs one step of `npm test` in a process of its own, and prints what it said when `print` is called, so that it does not
 * mix with the step beside it. Without an outcome (the process was killed) the step has failed.
 * @param {string} id
 * @returns {{ outcome: Promise<Outcome | undefined>, print: () => void }}
 */
export function startOnTheSide(id) {
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
