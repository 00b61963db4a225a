// @ts-check
import { parseArgs } from 'node:util';
import { parsePort } from '../machine/port.mjs';

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
