/**
 * Gatsby writes the files of each template into every page, as a JSON string. Its loader indexes that string as if it were
 * the object, and so never finds a template: it only decides what is prefetched, and page data still is. An empty object
 * gives the same result and saves 2.4 kB.
 */

const mapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/** Replaces the string by an empty object. Idempotent. */
export const withoutChunkMapping = (html: string): string =>
  html.replace(mapping, '<script>window.___chunkMapping={}</script>');
