/**
 * Gatsby writes into every page which files each of its templates is in: 2.4 kB that only Gatsby's loader reads. Here
 * src/navigation/loader.ts replaces that loader, and asks webpack's runtime for the files (island-chunks.ts).
 */

const mapping = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/** A page without the mapping. A finished page stays as it is, and isn't searched with the pattern, which is slow. */
export const withoutChunkMapping = (html: string): string =>
  html.includes('"gatsby-chunk-mapping"') ? html.replace(mapping, '') : html;
