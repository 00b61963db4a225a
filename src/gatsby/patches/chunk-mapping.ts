/**
 * Gatsby writes into every page which files each of its templates is in: 2.4 kB that only Gatsby's loader reads. Here
 * src/navigation/loader.ts replaces that loader, and asks webpack's runtime for the files (island-chunks.ts).
 */

const mapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/** A page without the mapping and the space before it. A finished page stays as it is. */
export function withoutChunkMapping(html: string): string {
  const found = mapping.exec(html);
  if (!found) return html;
  // A pattern that starts with space takes four times as long.
  return html.slice(0, found.index).trimEnd() + html.slice(found.index + found[0].length);
}
