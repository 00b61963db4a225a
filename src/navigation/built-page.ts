/**
 * The HTML of the pages that a visitor goes to. Their static islands are shown from it, as on the first page: the browser parses HTML
 * several times as fast as React renders it.
 */
import { keepBuiltPage } from '../islands/built-html';
import { pageAddress } from '../lib/routing/page-path';
import { parseBuiltPage } from '../lib/security/trusted-types';
import { addTemplateStyles } from '../theme/built-styles';
import { styleElement } from '../theme/style-element';

/**
 * Fetches the HTML of a page. Rejects if the network fails or the server responds with an error.
 * @param path as in the page's data
 */
export async function fetchHtml(path: string): Promise<string> {
  const address = pageAddress(path);
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Keeps a page's HTML and its styles for when the page is shown, unless it was built with other data or is another page, such as a
 * host's own error page.
 * @param content hash of the data that the page is shown with
 */
export function keepHtml(path: string, html: string, content: string | undefined): void {
  const page = parseBuiltPage(html.replace(styleElement, ''));
  const built = page.getElementById('___gatsby')?.dataset;
  if (built?.path !== path || built.content !== content) return;
  addTemplateStyles(path, html);
  keepBuiltPage(path, html, page);
}
