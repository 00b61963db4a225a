// @ts-check
// npm start: installs what is missing, builds the site and serves it on http://localhost:9000.
import './machine/require-node.mjs';
import { once } from 'node:events';
import { releaseBuild, serve } from './build/gatsby.mjs';
import { main } from './lib/main.mjs';
import { serverReady } from './lib/server-ready.mjs';
import { parsePort, tryPort } from './machine/port.mjs';
import { ensureDependencies } from './packages/install.mjs';

main(async () => {
  const port = parsePort(process.env.PORT);
  await refuseTakenPort(port);
  await ensureDependencies();
  const built = await releaseBuild();
  if (built !== 0) {
    console.error('The build failed. Its error message is above.');
    return built;
  }
  // Checked again: another server may have taken it during the build, and would respond in the site's place.
  await refuseTakenPort(port);
  const server = serve(port);
  const url = `http://localhost:${port}`;
  await serverReady(url, server);
  console.log(`\nThe site is on ${url}\nPress Ctrl+C to stop.`);
  const [code] = await once(server, 'close');
  return code ?? 1;
});

/**
 * Throws if another server uses the port.
 * @param {number} port
 */
async function refuseTakenPort(port) {
  try {
    await tryPort(port);
    // On some systems a server on the loopback address alone doesn't prevent another on all addresses.
    await tryPort(port, 'localhost');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const why = taken ? 'is taken' : `can't be used (${error instanceof Error ? error.message : error})`;
    throw new Error(`Port ${port} ${why}. Choose another one, such as: PORT=9100 npm start`);
  }
}
