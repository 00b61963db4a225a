/** /robots.txt, per RFC 9309. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { queryData } from '../post-build/query';

type Data = { brand: { url: string } };

/**
 * The file's text. One group applies to every crawler: a crawler with its own group would ignore this one, and assistants
 * are as welcome as search engines. Only the search index, which isn't for reading, is excluded.
 * @param url of the site
 */
export const robotsTxt = (
  url: string,
): string => `# Search engines, assistants and their crawlers are welcome.
# Every page is also available as Markdown, at its address plus .md, the home page at /index.md. ${url}/llms.txt lists them.
# The API description is at ${url}/openapi.yaml.

User-agent: *
Allow: /
Disallow: /pagefind/

Sitemap: ${url}/sitemap-index.xml
`;

/** Writes the file below `folder`. */
export async function writeRobotsTxt(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const data = await queryData<Data>(graphql, 'query RobotsTxt { brand { url } }');
  await writeFile(join(folder, 'robots.txt'), robotsTxt(data.brand.url));
}
