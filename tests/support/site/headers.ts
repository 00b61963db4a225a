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

/** What hosts send with every response, and what keeps their policy from being strict. */
export type SentRules = Pick<SiteRules, 'headers' | 'warnings'>;

/** The rules of the served site. Its server has put them into the environment, so that only it reads all pages. */
export const sentRules = once((): SentRules => {
  const { SITE_RULES } = process.env;
  return SITE_RULES ? JSON.parse(SITE_RULES) : hostRules();
});

/** The headers of every response. */
export const sentHeaders = (): Readonly<Record<string, string>> => sentRules().headers;
