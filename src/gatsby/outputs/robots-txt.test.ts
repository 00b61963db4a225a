import parseRobots from 'robots-parser';
import { robotsTxt } from './robots-txt';

const url = 'https://quayside.example';
const robots = parseRobots(`${url}/robots.txt`, robotsTxt(url));

const crawlers = [
  'Googlebot',
  'Bingbot',
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-SearchBot',
  'PerplexityBot',
  'CCBot',
];

test.each(crawlers)(
  '%s may read every page, its Markdown, and what a browser needs to show it',
  (crawler) => {
    for (const path of [
      '/',
      '/products/ach',
      '/products/ach.md',
      '/llms.txt',
      '/app-1.js',
      '/page-data/app-data.json',
    ])
      expect(robots.isAllowed(url + path, crawler)).toBe(true);
  },
);

test.each(crawlers)('%s may not crawl the search index', (crawler) => {
  expect(robots.isDisallowed(`${url}/pagefind/index/en_1.pf_index`, crawler)).toBe(true);
});

test('it links to the sitemap and to llms.txt, with absolute addresses', () => {
  expect(robots.getSitemaps()).toEqual([`${url}/sitemap-index.xml`]);
  expect(robotsTxt(url)).toContain(`${url}/llms.txt`);
});
