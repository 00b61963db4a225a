/** The Content-Security-Policy of a build: its own files, and its inline code by hash. */
import { createHash } from 'node:crypto';

/** Scripts that browsers run or read as rules. Others, such as application/ld+json, are data. */
const runs = /^(|module|text\/javascript|speculationrules)$/;

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const typeIn = (attributes: string): string => /\btype="?([^\s">]*)/.exec(attributes)?.[1] ?? '';

/** The hashes of inline scripts and styles in pages, each as a policy's source. */
export function inlineSources(pages: Iterable<string>): { scripts: string[]; styles: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages)
    for (const [, name, attributes = '', text = ''] of page.matchAll(inlineElement)) {
      const isData = name === 'script' && (/\bsrc=/.test(attributes) || !runs.test(typeIn(attributes)));
      if (!isData) found[name as 'script' | 'style'].add(sourceOf(text));
    }
  return { scripts: [...found.script].sort(), styles: [...found.style].sort() };
}

/**
 * The policy for pages with this inline code.
 * @param connect the origin that browsers send error reports to, if it isn't the site's own
 */
export const contentSecurityPolicy = (
  { scripts, styles }: ReturnType<typeof inlineSources>,
  connect?: string,
): string =>
  [
    "default-src 'self'",
    // Pagefind compiles WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(connect ? [`connect-src 'self' ${connect}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The one policy is in the pages' inline script (src/ssr/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
