/**
 * The Content-Security-Policy of a build: its own files, and its inline scripts by hash. Each page has its own styles, so their hashes
 * wouldn't fit into a header.
 */
import { createHash } from 'node:crypto';

/** Scripts that browsers run or read as rules. Others, such as application/ld+json, are data. */
const runs = /^(|module|text\/javascript|speculationrules)$/;

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const typeIn = (attributes: string): string => /\btype="?([^\s">]*)/.exec(attributes)?.[1] ?? '';

/** The hashes of inline scripts in pages, each as a policy's source. */
export function scriptSources(pages: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const page of pages)
    for (const [, attributes = '', text = ''] of page.matchAll(inlineScript))
      if (!/\bsrc=/.test(attributes) && runs.test(typeIn(attributes))) found.add(sourceOf(text));
  return [...found].sort();
}

/**
 * The policy for pages with these inline scripts.
 * @param connect the origin that browsers send error reports to, if it isn't the site's own
 */
export const contentSecurityPolicy = (scripts: readonly string[], connect?: string): string =>
  [
    "default-src 'self'",
    // Pagefind compiles WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ...(connect ? [`connect-src 'self' ${connect}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The one policy is in the pages' inline script (src/ssr/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
