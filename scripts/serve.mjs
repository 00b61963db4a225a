// @ts-check
// npm run serve: serves the built site on http://localhost:9000; `-- --port 9100 --host 0.0.0.0` elsewhere.
import './machine/require-node.mjs';
import { parseArgs } from 'node:util';
import { main } from './lib/main.mjs';
import { parsePort } from './machine/port.mjs';
import { ensureDependencies } from './packages/install.mjs';
import { serveUntilStopped } from './serve/foreground.mjs';

main(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
  });
  const port = values.port === undefined ? parsePort(process.env.PORT) : parsePort(values.port, '--port');
  await ensureDependencies();
  const host = values.host ? { host: values.host } : {};
  return serveUntilStopped({ port, ...host, example: 'npm run serve -- --port 9100' });
});
