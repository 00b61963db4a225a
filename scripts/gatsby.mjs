// @ts-check
// Gatsby with quiet tools: `node scripts/gatsby.mjs develop`. `build` builds what has changed, `build --clean` everything.
import './machine/require-node.mjs';
import { develop, gatsby, releaseBuild } from './build/gatsby.mjs';
import { main } from './lib/main.mjs';
import { ensureDependencies } from './packages/install.mjs';

main(async () => {
  await ensureDependencies();
  const [command = 'build', ...args] = process.argv.slice(2);
  if (command === 'build') return releaseBuild(args);
  return command === 'develop' ? develop(args) : gatsby([command, ...args]);
});
