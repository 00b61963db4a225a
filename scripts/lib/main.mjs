// @ts-check
import { stopChildrenOnSignal } from './processes.mjs';

/**
 * Runs a script's main function and exits with the code it returns. An expected failure prints one sentence, without a stack.
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
