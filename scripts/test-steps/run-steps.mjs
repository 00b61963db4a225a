// @ts-check
import { startOnTheSide } from './side-step.mjs';
import { lastLine, one, total } from './summary.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./summary.mjs').Count} Count */
/**
 * How a step went: its count and seconds, or the sentence why there was nothing to count.
 * @typedef {{ count: Count, seconds: number, note?: string }} Outcome
 * @typedef {Outcome & { step: Step }} Result
 * @typedef {{ outcome: Promise<Outcome | undefined>, print: () => void }} SideStep
 */

/**
 * Runs steps in their order, whatever fails, with a heading before and the duration after each. A step that throws has
 * failed. One that may run beside another is started with it when both are chosen, and shown after it.
 * @param {Step[]} chosen
 * @param {(id: string) => SideStep} [startBeside] for tests
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(chosen, startBeside = startOnTheSide) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  let shown = 0;
  /** @param {Step} step @param {() => Promise<Outcome>} work */
  const show = async (step, work) => {
    shown += 1;
    console.log(`\n=== ${shown} of ${chosen.length}: ${step.title} ===`);
    const result = { step, ...(await work()) };
    results.set(step.id, result);
    console.log(`--- ${step.title}: ${textOf(result)}`);
  };
  const isChosen = (/** @type {string | undefined} */ id) => chosen.some((step) => step.id === id);
  for (const step of chosen.filter(({ beside }) => !isChosen(beside))) {
    const failed = (results.get('build')?.count.failed ?? 0) > 0;
    const works = !(step.needsBuild && failed);
    const beside = works ? chosen.filter((other) => other.beside === step.id) : [];
    const started = beside.map((other) => ({ other, side: startBeside(other.id) }));
    await show(step, () => (works ? timed(step) : Promise.resolve(notRun())));
    for (const { other, side } of started)
      await show(other, async () => {
        const outcome = await side.outcome;
        side.print();
        return outcome ?? { count: one(false), seconds: 0 };
      });
    if (!works)
      for (const other of chosen.filter((one) => one.beside === step.id))
        await show(other, async () => notRun());
  }
  return chosen.flatMap(({ id }) => results.get(id) ?? []);
}

/** @returns {Outcome} */
const notRun = () => ({ count: one(false), seconds: 0, note: 'not run, because the build failed' });

/**
 * Runs a step and measures it.
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function timed(step) {
  const started = Date.now();
  const outcome = await tryStep(step);
  const seconds = (Date.now() - started) / 1000;
  return typeof outcome === 'string'
    ? { count: total([]), seconds, note: outcome }
    : { count: outcome, seconds };
}

/**
 * @param {Step} step
 * @returns {Promise<Count | string>}
 */
async function tryStep(step) {
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return one(false);
  }
}

/**
 * How a step went, in words.
 * @param {Outcome} outcome
 */
export function textOf({ count, seconds, note }) {
  return note ?? `${lastLine(count)} (${seconds.toFixed(1)} s)`;
}
