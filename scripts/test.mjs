// @ts-check
// npm test: installs what is missing and runs every check. The last line is "N passed, M failed".
import './machine/require-node.mjs';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { ensureDependencies } from './packages/install.mjs';
import { chooseSteps, help } from './test-steps/choose-steps.mjs';
import { runSteps } from './test-steps/run-steps.mjs';
import { isParallelStep, reportOutcome } from './test-steps/side-step.mjs';
import { steps } from './test-steps/steps.mjs';
import { exitCode, summary, total } from './test-steps/summary.mjs';

helpIfAsked(help(steps));

main(async () => {
  const args = process.argv.slice(2);
  const slowNetwork = '--slow-network';
  const others = args.filter((arg) => arg !== slowNetwork);
  const chosen = optionsOrExit(() => chooseSteps(others, steps));
  if (args.includes(slowNetwork)) process.env.SLOW_NETWORK = '1';
  await ensureDependencies();
  const started = Date.now();
  const results = await runSteps(chosen);
  const [first] = results;
  if (isParallelStep() && first) reportOutcome(first);
  else console.log(summary(results, (Date.now() - started) / 1000));
  return exitCode(total(results.map(({ count }) => count)));
});
