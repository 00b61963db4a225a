// @ts-check
// npm run check: checks content/. `npm run check -- --help` prints its options.
import './machine/require-node.mjs';
import './lib/cold-code.cjs';
import { join } from 'node:path';
import { loadCheck } from './check/load-check.mjs';
import { root } from './lib/root.mjs';

/** Installs missing packages, or ends this process with the reason why it can't. A signal meanwhile stops npm, too. */
async function installPackages() {
  const { stopChildrenOnSignal } = await import('./lib/processes.mjs');
  const { ensureDependencies } = await import('./packages/install.mjs');
  const stopHandling = stopChildrenOnSignal();
  await ensureDependencies().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  stopHandling();
}

const { check, place } = await loadCheck({ beforeBundling: installPackages });
process.exitCode = await check.main(process.argv.slice(2), { folder: join(root, 'content'), place });
