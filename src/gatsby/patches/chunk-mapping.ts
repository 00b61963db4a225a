/**
 * Gatsby writes into every page which files each of its templates is in: 2.4 kB that only Gatsby's loader reads, to prefetch pages. Here
 * no page renders a link of Gatsby's, so the loader never prefetches and needs none of it.
 */

const id = 'id="gatsby-chunk-mapping"';
const scriptEnd = '</script>';

/** A page without the mapping and the space before it. A finished page stays as it is. */
export function withoutChunkMapping(html: string): string {
  const at = html.indexOf(id);
  if (at < 0) return html;
  const start = html.lastIndexOf('<script', at);
  const end = html.indexOf(scriptEnd, at) + scriptEnd.length;
  return html.slice(0, start).trimEnd() + html.slice(end);
}
