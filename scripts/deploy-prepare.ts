/**
 * `npm run deploy:prepare -- nginx caddy`: writes dist/nginx and dist/caddy from the build in public/, each with the files, the
 * configuration and the compressed forms that the host needs. Without names it writes those of all hosts. Hashed
 * files of the builds before are added from dist/kept; DEPLOY_KEEP says for how many builds. DEPLOY_RELEASE names the release on a
 * server with nginx or Caddy. See docs/hosting.md.
 */
import { hostNames, isHostName } from './deploy/hosts';
import { keepFiles, parseKeep } from './deploy/kept-files';
import { distFolder, loadSite } from './deploy/load-site';
import { prepareHost } from './deploy/prepare-host';
import { releaseName } from './deploy/release-name';
import { main } from './lib/main.mjs';

main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !isHostName(name));
  if (unknown !== undefined)
    throw new Error(`There is no host "${unknown}". Choose from: ${hostNames.join(', ')}.`);
  const names = asked.length > 0 ? asked.filter(isHostName) : hostNames;
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
