// @ts-check
// Gatsby with quiet tools: `node scripts/gatsby.mjs develop`. `build` starts from nothing.
import './lib/require-node.mjs';
import { gatsby, releaseBuild } from './lib/gatsby.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { main } from './lib/main.mjs';

main(async () => {
  await ensureDependencies();
  const [command = 'build', ...args] = process.argv.slice(2);
  return command === 'build' ? releaseBuild(args) : gatsby([command, ...args]);
});
