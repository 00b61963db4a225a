/** The build in public/ with its rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { type BuiltSite, readBuiltSite } from './built-site';
import { readOrigin, readRedirects, type SiteRules, siteRules } from './site-rules';

/** Reads them. Throws when the site has not been built. */
export function loadSite(): { site: BuiltSite; rules: SiteRules } {
  const contentFile = (name: string) => readFileSync(join(root, 'content', name), 'utf8');
  const redirects = readRedirects(contentFile('redirects.yaml'));
  const site = readBuiltSite(join(root, 'public'), Object.keys(redirects));
  return { site, rules: siteRules(site, readOrigin(contentFile('site.yaml')), redirects) };
}

/** The folder that `deploy:prepare` writes for a host, or "kept" for files of earlier builds. */
export const distFolder = (name: string): string => join(root, 'dist', name);
