// @ts-check
// npm test: installs what is missing and runs every check. The last line is "N passed, M failed".
import './lib/require-node.mjs';
import { chooseSteps, help } from './lib/choose-steps.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { handOver, isOnTheSide } from './lib/side-step.mjs';
import { steps } from './lib/steps.mjs';
import { exitCode, summary, total } from './lib/summary.mjs';

main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help(steps));
    return 0;
  }
  const chosen = chooseSteps(args, steps);
  await ensureDependencies();
  const started = Date.now();
  const results = await runSteps(chosen);
  const [first] = results;
  if (isOnTheSide() && first) handOver(first);
  else console.log(summary(results, (Date.now() - started) / 1000));
  return exitCode(total(results.map(({ count }) => count)));
});
