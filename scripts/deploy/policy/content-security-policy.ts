/** The Content-Security-Policy of a build: as strict as its pages allow. */
import type { InlineCode } from './inline-code';

/** A policy, and what keeps it from being strict, a sentence each. */
export interface Policy {
  readonly value: string;
  readonly warnings: readonly string[];
}

/** Longest line that Cloudflare Pages reads in _headers. Source: https://developers.cloudflare.com/pages/configuration/headers/ */
export const maxHeaderLine = 2_000;

/**
 * Characters for the hashes of scripts and of styles. With the other directives (about 330, and the origin of error reports)
 * the value stays below 1,783, CloudFront's limit for a header's value.
 * Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const room = { scripts: 330, styles: 1_080 } as const;

/** The hash of an empty text: Emotion puts an empty style element into the page and adds its rules by script. */
const emptyText = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const length = (sources: Iterable<string>): number => [...sources].join(' ').length;

function scriptSources({ scripts }: InlineCode): Policy {
  if (length(scripts) <= room.scripts)
    return { value: ["'self'", "'wasm-unsafe-eval'", ...[...scripts].sort()].join(' '), warnings: [] };
  const warning = `${scripts.size} distinct inline scripts don't fit into one header (${length(scripts)} characters, and there's room for ${room.scripts}), so the policy allows any inline script.`;
  return { value: "'self' 'wasm-unsafe-eval' 'unsafe-inline'", warnings: [warning] };
}

function styleSources({ styles, styleAttributes }: InlineCode): Policy {
  const loose = (reason: string): Policy => ({
    value: "'self' 'unsafe-inline'",
    warnings: [`${reason}, so the policy allows any inline style.`],
  });
  if (styleAttributes > 0) return loose(`${styleAttributes} elements have a style attribute`);
  const sources = [...new Set([emptyText, ...styles])].sort();
  if (length(sources) > room.styles)
    return loose(
      `${styles.size} distinct style elements don't fit into one header (${length(sources)} characters, and there's room for ${room.styles}): let templates share one in template-styles.ts`,
    );
  return { value: ["'self'", ...sources].join(' '), warnings: [] };
}

/**
 * The policy for pages with this inline code.
 * @param connect origin that browsers send error reports to; without it they send nothing to other origins
 */
export function contentSecurityPolicy(code: InlineCode, connect?: string): Policy {
  const scripts = scriptSources(code);
  const styles = styleSources(code);
  const directives = [
    "default-src 'self'",
    // Pagefind compiles WebAssembly.
    `script-src ${scripts.value}`,
    `style-src ${styles.value}`,
    ...(connect ? [`connect-src 'self' ${connect}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The one policy is in the pages' inline script (src/ssr/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return { value: directives.join('; '), warnings: [...scripts.warnings, ...styles.warnings] };
}
