/** Bundles an edge function into the one file that its host accepts. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../lib/root.mjs';
import { maxEnvelopeBytes } from '../error-reports';
import { cacheControl, hstsName, type SiteRules } from '../site-rules';
import type { EdgeSettings } from './settings';

const settings = ({ origin, otherHosts, redirects, headers, tunnel }: SiteRules): EdgeSettings => ({
  origin,
  otherHosts,
  redirects,
  revalidated: cacheControl.revalidated,
  hsts: headers[hstsName] ?? '',
  maxEnvelopeBytes,
  tunnel: tunnel ?? null,
});

/** The function's source. `name` is that of its module in this folder. */
export function bundleEdge(
  name: 'cloudflare' | 'netlify' | 'netlify-reports' | 'cloudfront',
  rules: SiteRules,
): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [join('scripts', 'deploy', 'edge', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: name === 'cloudfront' ? 'es2015' : 'es2022',
    define: { SETTINGS: JSON.stringify(settings(rules)) },
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text ?? '';
  // CloudFront accepts a script with a function of this name, not a module.
  return name === 'cloudfront' ? text.replace(/export \{[^}]*\};\s*$/, '') : text;
}
