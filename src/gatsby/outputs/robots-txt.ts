/** /robots.txt, per RFC 9309. */
import { output } from './output';

/**
 * One group applies to every crawler: a crawler with its own group would ignore this one, and assistants are as welcome as search
 * engines. Only the search index, which isn't for reading, is excluded.
 */
export const robotsFile = output<{ brand: { url: string } }>(
  'query RobotsTxt { brand { url } }',
  ({ brand: { url } }) => ({
    'robots.txt': `# Search engines, assistants and their crawlers are welcome.
# Every page is also available as Markdown, at its address plus .md, the home page at /index.md. ${url}/llms.txt lists them.
# The API description is at ${url}/openapi.yaml.

User-agent: *
Allow: /
Disallow: /pagefind/

Sitemap: ${url}/sitemap-index.xml
`,
  }),
);
