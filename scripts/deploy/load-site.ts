/** The build in public/ with its rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { type BuiltSite, readBuiltSite } from './built-site';
import { readOrigin, type SiteRules, siteRules } from './site-rules';

/** Reads them. Throws when the site has not been built. */
export function loadSite(): { site: BuiltSite; rules: SiteRules } {
  const site = readBuiltSite(join(root, 'public'));
  const origin = readOrigin(readFileSync(join(root, 'content', 'site.yaml'), 'utf8'));
  return { site, rules: siteRules(site, origin) };
}

/** The folder that `deploy:prepare` writes for a host, or "kept" for files of earlier builds. */
export const distFolder = (name: string): string => join(root, 'dist', name);
