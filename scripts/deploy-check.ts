import { askAt } from './deploy/conformance/ask';
import { conformance, type Kind, report } from './deploy/conformance/run';
import { type HostName, hostNames, hostsFrom } from './deploy/hosts';
import { distFolder, loadSite } from './deploy/load-site';
import { kindOf, servedBy, serveHost, whyNot } from './deploy/local';
import { prepareHost } from './deploy/prepare-host';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';

helpIfAsked(`npm run deploy:check [-- address or hosts]

Runs the conformance test against an address that serves the build in public/, such as https://switchyard.example; or
prepares a host, such as nginx, and serves it on this machine for the test: nginx and Caddy themselves, models of the
others. By default it checks every host.

Hosts: ${hostNames.join(', ')}`);

type Site = ReturnType<typeof loadSite>;

/** Prints the report of a served site, and returns how many checks failed. */
async function checkAt(origin: string, { site, rules }: Site, kind: Kind): Promise<number> {
  const outcomes = await conformance({ ask: askAt(origin), site, rules }, kind);
  console.log(report(outcomes));
  return outcomes.filter(({ problems }) => problems.length > 0).length;
}

/** Prepares, serves and checks a host; 0 failed checks if it can't run here. */
async function checkHost(name: HostName, { site, rules }: Site): Promise<number> {
  const reason = whyNot(name);
  if (reason !== undefined) {
    console.log(`\n${name}: not run, ${reason}`);
    return 0;
  }
  await prepareHost(name, site, rules, distFolder(name));
  const server = await serveHost(name, rules, distFolder(name));
  console.log(`\n${name} (${servedBy(name)})`);
  try {
    return await checkAt(server.origin, { site, rules }, kindOf(name));
  } finally {
    await server.stop();
  }
}

main(async () => {
  const args = process.argv.slice(2);
  const [address] = args;
  if (args.length === 1 && address !== undefined && /^https?:\/\//.test(address))
    return (await checkAt(address, loadSite(), {})) > 0 ? 1 : 0;
  const names = optionsOrExit(() => hostsFrom(args, ', or one address that starts with https://'));
  const site = loadSite();
  let failed = 0;
  for (const name of names) failed += await checkHost(name, site);
  return failed > 0 ? 1 : 0;
});
