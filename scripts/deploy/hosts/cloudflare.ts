/** Writes the files of Cloudflare Pages. Limits: 100 rules of headers with lines of 2,000 characters. */
import { bundleEdge } from '../edge/bundle';
import { maxHeaderLine } from '../policy/content-security-policy';
import { allowOrigin, cacheControl, resourcePolicy, type SiteRules, sharedHeaders } from '../site-rules';
import { type HeaderRule, headersFile } from './headers-file';

/** Cloudflare's form of a pattern: its * also matches slashes, a placeholder doesn't. */
function cloudflarePattern(pattern: string): string {
  if (pattern.includes('**')) return pattern.replace('**', '*');
  return pattern.endsWith('/*') ? pattern : pattern.replace('*', ':name');
}

/** Cloudflare compresses responses without this header, as its simulator shows. Caches on the way need it. */
const compressed = ['Vary', 'Accept-Encoding'] as const;

function headerRules(rules: SiteRules): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: [[`! ${allowOrigin}`, ''], compressed, ...Object.entries(rules.headers)],
    },
    ...rules.immutable.map((pattern) => ({
      path: cloudflarePattern(pattern),
      headers: [['Cache-Control', cacheControl.immutable] as const],
    })),
    ...rules.shared.map((pattern) => ({
      path: cloudflarePattern(pattern),
      // Without the removal the two values would be joined.
      headers: [[`! ${resourcePolicy}`, ''] as const, ...Object.entries(sharedHeaders)],
    })),
  ];
}

/** The files beside the site's own, by path. Throws for a header that Cloudflare wouldn't read. */
export function cloudflareFiles(rules: SiteRules): Readonly<Record<string, string>> {
  const headers = headersFile(headerRules(rules));
  const long = headers.split('\n').find((line) => line.length > maxHeaderLine);
  if (long !== undefined)
    throw new Error(`Cloudflare reads ${maxHeaderLine} characters of a header: ${long.slice(0, 60)}…`);
  return { '/_headers': headers, '/_worker.js': bundleEdge('cloudflare', rules) };
}
