/** /robots.txt, as RFC 9309 has it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { queryData } from '../post-build/query';

type Data = { brand: { url: string } };

/**
 * The file's text. One group holds for every crawler: one that is named would read its own group alone, and assistants are as
 * welcome as search engines. The parts of the search index are no reading for anybody. @param url of the site
 */
export const robotsTxt = (
  url: string,
): string => `# Search engines, assistants and their crawlers are welcome.
# Every page is there as Markdown too, at its address with .md; ${url}/llms.txt lists them.
# The API is described in ${url}/openapi.yaml.

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
