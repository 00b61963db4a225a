// @ts-check
// npm run test:mutations: every editing error and harmless edit of src/content-model/check/mutations, and 2,000 random
// edits. `npm test` makes a sample of them. Prints how many errors the check caught, and how many harmless edits it reported.
import './machine/require-node.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { commandOf } from './lib/root.mjs';
import { ensureDependencies } from './packages/install.mjs';

main(async () => {
  await ensureDependencies();
  const tests = [commandOf('jest', 'jest'), 'src/content-model/check/mutations', ...process.argv.slice(2)];
  return run(process.execPath, tests, { env: { MUTATIONS: 'all' } });
});
