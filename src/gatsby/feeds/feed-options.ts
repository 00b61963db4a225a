/** Options of gatsby-plugin-feed. The links to the feeds are part of the page head (src/layout/head). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedPath } from '../../lib/updates/update-addresses';
import type { Files } from '../outputs/output';
import { type FeedData, feedItems, feedQuery, feedTitle } from './feed-data';
import { type FeedList, feedListsIn } from './feed-lists';

type Query = { query: FeedData };

const rss = (list: FeedList) => ({
  // The page head has its own link, so the plugin's is turned off.
  match: '^$',
  title: feedPath(list.path),
  output: feedPath(list.path),
  query: feedQuery(list),
  setup: ({ query: { brand, updates, updateFeed } }: Query) => ({
    title: feedTitle(list, brand.name),
    description: list.description ?? updates.description,
    site_url: `${brand.url}${list.path}`,
    feed_url: `${brand.url}${feedPath(list.path)}`,
    language: 'en-us',
    generator: brand.name,
    ...(updateFeed[0] ? { pubDate: `${updateFeed[0].date}T12:00:00Z` } : {}),
  }),
  serialize: ({ query }: Query) =>
    // An item without a GUID gets its address as its GUID, marked as a permalink.
    feedItems(query).map((item) => ({
      title: item.title,
      description: item.summary,
      url: item.url,
      date: item.date,
      author: item.author,
      categories: [...item.tags],
      custom_elements: [{ 'content:encoded': { _cdata: item.html } }],
    })),
});

/** The plugin's options, with a feed for each list. @param folder the content folder */
export const feedOptions = (folder: string) => ({
  query: '{ brand { name } }',
  feeds: feedListsIn(folder).map(rss),
});

/**
 * Removes the time of the build, for which the plugin has no setting. With it every build would change every feed, and readers would
 * download feeds again in which nothing is new.
 */
export const finishedFeeds = (contentFolder: string, publicDir: string): Files =>
  Object.fromEntries(
    feedListsIn(contentFolder).map(({ path }) => {
      const written = readFileSync(join(publicDir, feedPath(path)), 'utf8');
      return [feedPath(path), written.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, '')];
    }),
  );
