/** /updates.json: the updates as a JSON Feed, https://www.jsonfeed.org/version/1.1/. */
import { jsonFeedPath, updatesPath } from '../../lib/updates/update-addresses';
import { output } from '../outputs/output';
import { type FeedData, feedItems, feedQuery, feedTitle } from './feed-data';

const all = { path: updatesPath, filter: {} };

/** The feed, ready to serialize. */
export function jsonFeed(data: FeedData): object {
  const { brand, updates } = data;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(all, brand.name),
    description: updates.description,
    home_page_url: `${brand.url}${updatesPath}`,
    feed_url: `${brand.url}${jsonFeedPath}`,
    icon: `${brand.url}/icons/icon-512.png`,
    favicon: `${brand.url}/icons/icon-192.png`,
    language: 'en-US',
    authors: [{ name: brand.name, url: `${brand.url}/` }],
    items: feedItems(data).map(({ url, title, summary, date, author, tags, image, html, change }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      ...(image ? { image } : {}),
      date_published: date,
      authors: [{ name: author }],
      tags,
      ...(change ? { _change: change } : {}),
      language: 'en-US',
    })),
  };
}

export const jsonFeedFile = output<FeedData>(feedQuery(all), (data) => ({
  [jsonFeedPath.slice(1)]: JSON.stringify(jsonFeed(data)),
}));
