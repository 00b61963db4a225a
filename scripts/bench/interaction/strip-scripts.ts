/** Removes every script from a page, data in script elements included, and links that load scripts ahead. */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*\b(?:as="?script|rel="?modulepreload)\b[^>]*>/gi, '');
}
