/**
 * Shorter class names where no script reads them. Emotion names a style by a hash, which does not compress; in a still part
 * (src/components/still) nothing in the browser asks for a style by that name, so a page may call it what it likes.
 */

const className = /\bcss-([a-z0-9]+)\b/g;
const styleElement = /<style[\s\S]*?<\/style>/g;

const namesIn = (html: string): string[] => [...html.matchAll(className)].map(([, name = '']) => name);

/** Where the part that starts at an opening tag of a `div` ends: after the closing tag that belongs to it. */
function endOfDiv(html: string, start: number): number {
  const tag = /<(\/?)div\b/g;
  tag.lastIndex = start;
  let depth = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', match.index) + 1;
  }
  return html.length;
}

/** A page's still parts, and what stands round them. */
function apart(html: string): { still: string; live: string } {
  let still = '';
  let live = '';
  let place = 0;
  for (
    let start = html.indexOf('<div data-still=');
    start >= 0;
    start = html.indexOf('<div data-still=', place)
  ) {
    const end = endOfDiv(html, start);
    live += html.slice(place, start);
    still += html.slice(start, end);
    place = end;
  }
  return { still, live: live + html.slice(place) };
}

/**
 * A page in which the styles of its still parts have short names, "_0" to "_zz". A style that a live part has too keeps its
 * name, by which Emotion knows it. A page that has been through here comes back as it is.
 */
export function shortenClassNames(html: string): string {
  const { still, live } = apart(html);
  const kept = new Set(namesIn(live.replace(styleElement, '')));
  const names = new Set(namesIn(still).filter((name) => !kept.has(name)));
  const short = new Map([...names].map((name, index) => [name, `_${index.toString(36)}`]));
  return html.replace(className, (whole, name: string) => short.get(name) ?? whole);
}
