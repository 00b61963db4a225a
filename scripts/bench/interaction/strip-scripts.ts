/** Removes every script from a page, including data in script elements, and links that preload scripts. */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*\b(?:as="?script|rel="?modulepreload)\b[^>]*>/gi, '');
}
