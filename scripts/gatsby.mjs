// @ts-check
// Gatsby with quiet tools: `node scripts/gatsby.mjs develop`. `build` builds what has changed, `build --clean` everything.
import './lib/require-node.mjs';
import { develop, gatsby, releaseBuild } from './lib/gatsby.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { main } from './lib/main.mjs';

main(async () => {
  await ensureDependencies();
  const [command = 'build', ...args] = process.argv.slice(2);
  if (command === 'build') return releaseBuild(args);
  return command === 'develop' ? develop(args) : gatsby([command, ...args]);
});
