// @ts-check
import { stopChildrenOnSignal } from './processes.mjs';

/**
 * Runs a script's work and exits with the code it gives. An expected failure is one sentence, without a stack.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  stopChildrenOnSignal();
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
