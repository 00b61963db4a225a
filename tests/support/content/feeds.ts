/** Feeds of the built site, read with a real parser. */
import { readSiteFile } from '../site/site-dir';

/** An item of a feed, whichever form the feed has. `id` is its lasting name. */
export type FeedItem = {
  id: string;
  url: string;
  title: string;
  summary: string;
  date: Date;
  html: string;
  tags: string[];
};
/** What a feed says of itself, and its items in their order. */
export type Feed = { title: string; page: string; self: string; items: FeedItem[] };

/** The parser. Playwright can load ES modules only like this. */
const parser = () => import('feedsmith');

/** The RSS feed of a path such as "/updates.xml". Rejects where it is none. */
export async function rssFeed(path: string): Promise<Feed> {
  const feed = (await parser()).parseRssFeed(readSiteFile(path).toString('utf8'));
  return {
    title: feed.title ?? '',
    page: feed.link ?? '',
    self: feed.atom?.links?.find(({ rel }) => rel === 'self')?.href ?? '',
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

/** The JSON Feed of a path. Rejects where it is none. */
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
