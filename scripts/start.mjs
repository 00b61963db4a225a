// @ts-check
// npm start: installs what is missing, builds the site and serves it on http://localhost:9000.
import './machine/require-node.mjs';
import { once } from 'node:events';
import { releaseBuild, serve } from './build/gatsby.mjs';
import { main } from './lib/main.mjs';
import { answers } from './lib/server-ready.mjs';
import { parsePort, tryPort } from './machine/port.mjs';
import { ensureDependencies } from './packages/install.mjs';

main(async () => {
  const port = parsePort(process.env.PORT);
  await refuseTakenPort(port);
  await ensureDependencies();
  const built = await releaseBuild();
  if (built !== 0) {
    console.error('The build failed: its message is above.');
    return built;
  }
  // Asked again: another server may have taken it during the build, and would answer in the site's place.
  await refuseTakenPort(port);
  const server = serve(port);
  const url = `http://localhost:${port}`;
  await answers(url, server);
  console.log(`\nThe site is on ${url}\nPress Ctrl+C to stop.`);
  const [code] = await once(server, 'close');
  return code ?? 1;
});

/**
 * Asked before the build, so that nobody waits a minute for this sentence.
 * @param {number} port
 */
async function refuseTakenPort(port) {
  try {
    await tryPort(port);
    // On some systems a server on the loopback address alone does not keep another from all addresses.
    await tryPort(port, 'localhost');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const why = taken ? 'is taken' : `cannot be used (${error instanceof Error ? error.message : error})`;
    throw new Error(`Port ${port} ${why}. Choose another one, such as: PORT=9100 npm start`);
  }
}
