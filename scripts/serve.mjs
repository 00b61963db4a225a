// @ts-check
// npm run serve: serves the built site on http://localhost:9000; `-- --port 9100 --host 0.0.0.0` elsewhere.
import './machine/require-node.mjs';
import { main } from './lib/main.mjs';
import { ensureDependencies } from './packages/install.mjs';
import { addressFrom } from './serve/address.mjs';
import { serveUntilStopped } from './serve/foreground.mjs';

main(async () => {
  const { port, host } = addressFrom(process.argv.slice(2), process.env);
  await ensureDependencies();
  return serveUntilStopped({ port, host, example: 'npm run serve -- --port 9100' });
});
