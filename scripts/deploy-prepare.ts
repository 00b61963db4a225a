/**
 * `npm run deploy:prepare -- nginx caddy`: writes dist/nginx and dist/caddy from the build in public/, each with the files, the
 * configuration and the compressed forms that the host needs. Without names it writes those of all hosts. See docs/hosting.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltSite } from './deploy/built-site';
import { hostNames, isHostName } from './deploy/hosts';
import { prepareHost } from './deploy/prepare';
import { readOrigin, siteRules } from './deploy/site-rules';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';

main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !isHostName(name));
  if (unknown !== undefined)
    throw new Error(`There is no host "${unknown}". Choose from: ${hostNames.join(', ')}.`);
  const names = asked.length > 0 ? asked.filter(isHostName) : hostNames;
  const site = readBuiltSite(join(root, 'public'));
  const origin = readOrigin(readFileSync(join(root, 'content', 'site.yaml'), 'utf8'));
  const rules = siteRules(site, origin);
  for (const warning of rules.warnings) console.warn(`Content-Security-Policy: ${warning}`);
  for (const name of names) {
    await prepareHost(name, site, rules, join(root, 'dist', name));
    console.log(`dist/${name}`);
  }
  return 0;
});
