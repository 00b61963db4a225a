// @ts-check
import './machine/require-node.mjs';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { run } from './lib/processes.mjs';
import { commandOf } from './lib/root.mjs';
import { ensureDependencies } from './packages/install.mjs';
import { addressFrom, addressOptions } from './serve/address.mjs';
import { requireFreePort, serveUntilStopped } from './serve/foreground.mjs';

helpIfAsked(`npm start [-- options]

Installs what is missing, builds the site and serves it on http://localhost:9000.

${addressOptions}`);

main(async () => {
  const { port, host } = optionsOrExit(() => addressFrom(process.argv.slice(2), process.env));
  const example = 'npm start -- --port 9100';
  // Before the build, which takes a minute.
  await requireFreePort({ port, host, example });
  await ensureDependencies();
  const built = await run(process.execPath, [commandOf('gatsby'), 'build']);
  if (built !== 0) {
    console.error('The build failed. Its error message is above.');
    return built;
  }
  return serveUntilStopped({ port, host, example });
});
