// @ts-check
// Gatsby with quiet tools: npm run build, npm run develop, and Gatsby's other commands, such as `node scripts/gatsby.mjs info`.
import './machine/require-node.mjs';
import { develop, gatsby, releaseBuild } from './build/gatsby.mjs';
import { buildHelp, developHelp, requireKnownOptions } from './build/options.mjs';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { ensureDependencies } from './packages/install.mjs';

const [command = 'build', ...args] = process.argv.slice(2);
if (command === 'build') helpIfAsked(buildHelp);
if (command === 'develop') helpIfAsked(developHelp);

main(async () => {
  if (command === 'build' || command === 'develop') optionsOrExit(() => requireKnownOptions(command, args));
  await ensureDependencies();
  if (command === 'build') return releaseBuild(args);
  return command === 'develop' ? develop(args) : gatsby([command, ...args]);
});
