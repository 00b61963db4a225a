// @ts-check
// npm start: installs what is missing, builds the site and serves it on http://localhost:9000.
import './machine/require-node.mjs';
import { releaseBuild } from './build/gatsby.mjs';
import { main } from './lib/main.mjs';
import { parsePort } from './machine/port.mjs';
import { ensureDependencies } from './packages/install.mjs';
import { requireFreePort, serveUntilStopped } from './serve/foreground.mjs';

main(async () => {
  const port = parsePort(process.env.PORT);
  const example = 'PORT=9100 npm start';
  // Before the build, which takes a minute.
  await requireFreePort(port, example);
  await ensureDependencies();
  const built = await releaseBuild();
  if (built !== 0) {
    console.error('The build failed. Its error message is above.');
    return built;
  }
  return serveUntilStopped({ port, example });
});
