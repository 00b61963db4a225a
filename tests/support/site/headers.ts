/** The headers that hosts send with the built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltSite } from '../../../scripts/deploy/built-site';
import { readOrigin, type SiteRules, siteRules } from '../../../scripts/deploy/site-rules';
import { publicFolder } from '../content/routes';
import { once } from '../once';

const siteYaml = join(__dirname, '..', '..', '..', 'content', 'site.yaml');

/** The rules by which hosts serve the built site. Takes seconds, because it reads every page. */
export const hostRules = once(
  (): SiteRules => siteRules(readBuiltSite(publicFolder()), readOrigin(readFileSync(siteYaml, 'utf8'))),
);

/** The headers of every response. The server of the built site has put them into the environment, so that only it reads all pages. */
export const sentHeaders = once((): Readonly<Record<string, string>> => {
  const { SITE_HEADERS } = process.env;
  return SITE_HEADERS ? JSON.parse(SITE_HEADERS) : hostRules().headers;
});
