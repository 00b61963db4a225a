import { hostNames, hostsFrom } from './deploy/hosts';
import { distFolder, loadSite } from './deploy/load-site';
import { serveHost, whyNot } from './deploy/local';
import { prepareHost } from './deploy/prepare-host';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';

helpIfAsked(`npm run deploy:serve [-- host]

Prepares a host, nginx by default, and serves it on a free port of this machine until Ctrl+C: nginx and Caddy
themselves, models of the others. Pages get the headers that they get when they're deployed.

Hosts: ${hostNames.join(', ')}`);

main(async () => {
  const args = process.argv.slice(2);
  const [name = 'nginx'] = optionsOrExit(() => {
    if (args.length > 1) throw new Error('Name one host.');
    return args.length > 0 ? hostsFrom(args) : [];
  });
  const reason = whyNot(name);
  if (reason !== undefined) throw new Error(`${reason}.`);
  const { site, rules } = loadSite();
  await prepareHost(name, site, rules, distFolder(name));
  const { origin } = await serveHost(name, rules, distFolder(name));
  console.log(`The site is at ${origin}\nPress Ctrl+C to stop.`);
  // The server ends with this process.
  return new Promise<never>(() => {});
});
