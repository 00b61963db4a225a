/**
 * `npm run deploy:serve -- nginx`: prepares a host and serves it on a free port of this machine until Ctrl+C: nginx and Caddy
 * themselves, models of the others. Pages get the headers that they get when they're deployed.
 */
import { once } from 'node:events';
import { hostNames, isHostName } from './deploy/hosts';
import { distFolder, loadSite } from './deploy/load-site';
import { serveHost, whyNot } from './deploy/local';
import { prepareHost } from './deploy/prepare-host';

async function serve(name = 'nginx'): Promise<void> {
  if (!isHostName(name)) throw new Error(`There is no host "${name}". Choose from: ${hostNames.join(', ')}.`);
  const reason = whyNot(name);
  if (reason !== undefined) throw new Error(`${reason}.`);
  const { site, rules } = loadSite();
  await prepareHost(name, site, rules, distFolder(name));
  const server = await serveHost(name, rules, distFolder(name));
  console.log(`The site is on ${server.origin}\nPress Ctrl+C to stop.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.stop();
}

serve(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
