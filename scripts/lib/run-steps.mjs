// @ts-check
import { lastLine, one, total } from './summary.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./summary.mjs').Count} Count */
/** @typedef {{ step: Step, count: Count, text: string }} Result */

/**
 * Runs steps in their order, whatever fails, with a heading before and the duration after each.
 * A step that throws has failed.
 * @param {Step[]} chosen
 * @returns {Promise<Result[]>}
 */
export async function runSteps(chosen) {
  /** @type {Result[]} */
  const results = [];
  for (const [index, step] of chosen.entries()) {
    console.log(`\n=== ${index + 1} of ${chosen.length}: ${step.title} ===`);
    const started = Date.now();
    const buildFailed = results.some((result) => result.step.id === 'build' && result.count.failed > 0);
    const outcome = step.needsBuild && buildFailed ? 'the build failed' : await tryStep(step);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    results.push(result(step, outcome, `${seconds} s`));
    console.log(`--- ${results.at(-1)?.text}`);
  }
  return results;
}

/**
 * @param {Step} step
 * @returns {Promise<Count | { note: string }>}
 */
async function tryStep(step) {
  try {
    const outcome = await step.run();
    return typeof outcome === 'string' ? { note: outcome } : outcome;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return one(false);
  }
}

/**
 * @param {Step} step
 * @param {Count | { note: string } | 'the build failed'} outcome
 * @param {string} duration
 * @returns {Result}
 */
function result(step, outcome, duration) {
  if (outcome === 'the build failed') {
    return { step, count: one(false), text: `${step.title}: not run, because the build failed` };
  }
  if ('note' in outcome) return { step, count: total([]), text: `${step.title}: ${outcome.note}` };
  return { step, count: outcome, text: `${step.title}: ${lastLine(outcome)} (${duration})` };
}
