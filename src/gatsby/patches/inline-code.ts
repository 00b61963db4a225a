/**
 * Gatsby gives every page an inline script with its path, and style attributes to two elements. A strict Content-Security-Policy
 * allows neither: the path becomes an attribute, which src/browser-entry.ts reads, and src/theme/global-styles.ts has the styles.
 */

const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;

/** Whether a page is as Gatsby wrote it. */
export const hasPathScript = (html: string): boolean => html.includes('<script id="gatsby-script-loader">');

const root = '<div id="___gatsby"';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Moves the page's path from its script to an attribute. A finished page stays as it is. */
export function pathAsAttribute(html: string): string {
  const path = hasPathScript(html) ? pathScript.exec(html)?.[1] : undefined;
  if (path === undefined) return html;
  const attribute = ` data-path="${escaped(JSON.parse(path) as string)}"`;
  return html.replace(pathScript, '').replace(root, () => root + attribute);
}

/** Gatsby's announcer and focus wrapper, in the order of their attributes. */
const styled = /(<div (?:[\w-]+="[^"]*" )*)style="[^"]*" ?((?:[\w-]+="[^"]*" ?)*>)/g;

/** Removes the style attributes of Gatsby's elements. A finished page stays as it is. */
export const withoutStyleAttributes = (html: string): string =>
  html.includes(' style="')
    ? html.replace(styled, (tag, start: string, end: string) =>
        /id="gatsby-(?:announcer|focus-wrapper)"/.test(tag) ? start + end : tag,
      )
    : html;
