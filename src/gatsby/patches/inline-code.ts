/** Gatsby gives two elements of every page style attributes. A strict Content-Security-Policy allows none: src/theme/global-styles.ts has the styles. */

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
