import { hostNames, hostsFrom } from './deploy/hosts';
import { keepFiles, parseKeep } from './deploy/kept-files';
import { distFolder, loadSite } from './deploy/load-site';
import { prepareHost } from './deploy/prepare-host';
import { releaseName } from './deploy/release-name';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';

helpIfAsked(`npm run deploy:prepare [-- hosts]

Writes dist/nginx, for example, from the build in public/: the files, the configuration and the compressed forms that
the host needs. By default it writes those of all hosts. Hashed files of the builds before are added from dist/kept.
See docs/hosting.md.

  DEPLOY_KEEP     for how many builds hashed files are kept
  DEPLOY_RELEASE  the name of the release on a server with nginx or Caddy

Hosts: ${hostNames.join(', ')}`);

main(async () => {
  const names = optionsOrExit(() => hostsFrom(process.argv.slice(2)));
  const { site, rules } = loadSite();
  for (const warning of rules.warnings) console.warn(`Content-Security-Policy: ${warning}`);
  const kept = keepFiles(site, rules, distFolder('kept'), parseKeep(process.env.DEPLOY_KEEP));
  const release = releaseName(process.env.DEPLOY_RELEASE);
  for (const name of names) {
    await prepareHost(name, site, rules, distFolder(name), { kept, release });
    console.log(`dist/${name}`);
  }
  return 0;
});
