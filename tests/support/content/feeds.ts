/** Feeds of the built site, parsed with a library. */
import { readSiteFile } from '../site/site-dir';

/** An item of a feed in either format. `id` is permanent. */
export type FeedItem = {
  id: string;
  url: string;
  title: string;
  summary: string;
  date: Date;
  html: string;
  tags: string[];
};
/** Metadata of a feed, and its items in order. `permalinks`: whether RSS marks each ID as an address. */
export type Feed = { title: string; page: string; self: string; permalinks?: boolean; items: FeedItem[] };

/** The parser. In Playwright ES modules can be loaded only by dynamic import. */
const parser = () => import('feedsmith');

/** The RSS feed at a path such as "/updates.xml". Rejects if it isn't one. */
export async function rssFeed(path: string): Promise<Feed> {
  const feed = (await parser()).parseRssFeed(readSiteFile(path).toString('utf8'));
  return {
    title: feed.title ?? '',
    page: feed.link ?? '',
    self: feed.atom?.links?.find(({ rel }) => rel === 'self')?.href ?? '',
    permalinks: (feed.items ?? []).every(({ guid }) => guid?.isPermaLink),
    items: (feed.items ?? []).map((item) => ({
      id: item.guid?.value ?? '',
      url: item.link ?? '',
      title: item.title ?? '',
      summary: item.description ?? '',
      date: new Date(item.pubDate ?? ''),
      html: item.content?.encoded ?? '',
      tags: (item.categories ?? []).map(({ name }) => name ?? ''),
    })),
  };
}

/** The JSON Feed at a path. Rejects if it isn't one. */
export async function jsonFeed(path: string): Promise<Feed> {
  const feed = (await parser()).parseJsonFeed(readSiteFile(path).toString('utf8'));
  return {
    title: feed.title ?? '',
    page: feed.home_page_url ?? '',
    self: feed.feed_url ?? '',
    items: (feed.items ?? []).map((item) => ({
      id: item.id ?? '',
      url: item.url ?? '',
      title: item.title ?? '',
      summary: item.summary ?? '',
      date: new Date(item.date_published ?? ''),
      html: item.content_html ?? '',
      tags: item.tags ?? [],
    })),
  };
}
