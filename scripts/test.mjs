// @ts-check
// npm test: installs what is missing and runs every check. The last line is "N passed, M failed".
import './lib/require-node.mjs';
import { chooseSteps, help } from './lib/choose-steps.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { steps } from './lib/steps.mjs';
import { exitCode, lastLine, total } from './lib/summary.mjs';

main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help(steps));
    return 0;
  }
  const chosen = chooseSteps(args, steps);
  await ensureDependencies();
  const results = await runSteps(chosen);
  const count = total(results.map((result) => result.count));
  console.log(`\n=== Summary ===\n${results.map(({ text }) => text).join('\n')}\n`);
  console.log(lastLine(count));
  return exitCode(count);
});
