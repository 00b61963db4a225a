/**
 * Trusted Types: browsers that support them accept HTML and addresses of scripts only if the policy in the inline script
 * (src/ssr/trusted-types.ts) accepts them. Source: https://www.w3.org/TR/trusted-types/
 */

/** Passed to the policy with HTML that the build has written. */
export const fromBuild = 'build';

type Policy = { readonly createHTML: (html: string, source: typeof fromBuild) => TrustedHTML };

declare global {
  interface Window {
    readonly trustedTypes?: { readonly defaultPolicy: Policy | null };
  }
}

/** React sets an element's HTML again if it gets another object, so each text has only one. */
const known = new Map<string, TrustedHTML>();

/**
 * HTML from the build, for `dangerouslySetInnerHTML`: from a page's data, or from the page itself. Nothing else may be passed
 * here, because the policy accepts it as it is.
 */
export function builtHtml(html: string): string | TrustedHTML {
  const policy = typeof window === 'undefined' ? undefined : window.trustedTypes?.defaultPolicy;
  if (!policy) return html;
  const trusted = known.get(html) ?? policy.createHTML(html, fromBuild);
  known.set(html, trusted);
  return trusted;
}
