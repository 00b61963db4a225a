/**
 * Gatsby gives every page an inline script with its path, and style attributes to two elements. A strict Content-Security-Policy
 * allows neither: the path becomes an attribute, which src/browser-entry.ts reads, and src/theme/global-styles.ts has the styles.
 */

const pathScriptStart = '<script id="gatsby-script-loader">';
const pathScript =
  /^<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;

/** Whether a page is as Gatsby wrote it. */
export const hasPathScript = (html: string): boolean => html.includes(pathScriptStart);

const root = '<div id="___gatsby"';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Moves the page's path from its script to an attribute. A finished page stays as it is. */
export function pathAsAttribute(html: string): string {
  const start = html.indexOf(pathScriptStart);
  if (start < 0) return html;
  const [script = '', path] = pathScript.exec(html.slice(start)) ?? [];
  if (path === undefined) return html;
  const attribute = ` data-path="${escaped(JSON.parse(path) as string)}"`;
  const rest = html.slice(0, start) + html.slice(start + script.length);
  return rest.replace(root, () => root + attribute);
}

/** Gatsby's announcer and focus wrapper, the elements with its style attributes. */
const styledIds = ['gatsby-announcer', 'gatsby-focus-wrapper'];

/** Removes the style attribute of the `<div>` with an ID. */
function withoutStyleOf(html: string, id: string): string {
  const at = html.indexOf(` id="${id}"`);
  if (at < 0) return html;
  const start = html.lastIndexOf('<', at);
  const end = html.indexOf('>', at);
  const tag = html.slice(start, end).replace(/(?<=^<div (?:[\w-]+="[^"]*" )*)style="[^"]*" ?/, '');
  return html.slice(0, start) + tag + html.slice(end);
}

/** Removes the style attributes of Gatsby's elements. A finished page stays as it is. */
export const withoutStyleAttributes = (html: string): string => styledIds.reduce(withoutStyleOf, html);
