// @ts-check
import { parseArgs } from 'node:util';
import { parsePort } from '../machine/port.mjs';

/** The help of the options that `addressFrom` reads. */
export const addressOptions = `  --port, -p 9100     the port; by default that of the variable PORT, or 9000
  --host, -H 0.0.0.0  the address to listen on; by default localhost`;

/**
 * Where to serve the site: `--port 9100 --host 0.0.0.0`, by default PORT or 9000, on localhost.
 * @param {string[]} args of the command
 * @param {NodeJS.ProcessEnv} env
 * @throws for an unknown argument, and for what isn't a port
 */
export function addressFrom(args, env) {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
  });
  const port = values.port === undefined ? parsePort(env.PORT) : parsePort(values.port, '--port');
  return { port, host: values.host || 'localhost' };
}
