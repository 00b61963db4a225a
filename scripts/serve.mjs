// @ts-check
import './machine/require-node.mjs';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { ensureDependencies } from './packages/install.mjs';
import { addressFrom, addressOptions } from './serve/address.mjs';
import { serveUntilStopped } from './serve/foreground.mjs';

helpIfAsked(`npm run serve [-- options]

Serves the built site on http://localhost:9000.

${addressOptions}`);

main(async () => {
  const { port, host } = optionsOrExit(() => addressFrom(process.argv.slice(2), process.env));
  await ensureDependencies();
  return serveUntilStopped({ port, host, example: 'npm run serve -- --port 9100' });
});
