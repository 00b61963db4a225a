/** The feeds of updates: RSS for all, each kind and each product, and a JSON Feed of all (https://www.jsonfeed.org/version/1.1/). */
import { generateRssFeed } from 'feedsmith';
import { nameOf } from '../../lib/text/entry-name';
import { formatDay } from '../../lib/time/day-format';
import { deadlineWords } from '../../lib/updates/deadline';
import { feedPath, jsonFeedPath, kindPath, updatesPath } from '../../lib/updates/update-addresses';
import { type Files, output } from '../outputs/output';
import { feedHtml } from './feed-html';

/** How many updates a feed has, with their full texts. */
export const feedLength = 50;

type FeedUpdate = {
  title: string;
  summary: string;
  date: string;
  changed: string | null;
  path: string;
  html: string;
  kind: string;
  author: string;
  sample: boolean;
  breaking: boolean;
  action: string | null;
  action_by: string | null;
  passed: boolean;
  image: { alt: string; picture: { src: string } } | null;
  products: { name: string; slug: string }[];
};

type Data = {
  brand: { name: string; url: string };
  updates: {
    description: string;
    sample_notice: string;
    kinds: { id: string; name: string; title: string; description: string }[];
    authors: { id: string; name: string }[];
  };
  allProduct: { nodes: { slug: string; changes: { path: string; name: string; description: string } }[] };
  updateFeed: FeedUpdate[];
};

const query = `query Feeds {
  brand { name url }
  updates { description sample_notice kinds { id name title description } authors { id name } }
  allProduct { nodes { slug changes { path name description } } }
  updateFeed {
    title summary date changed path html kind author sample breaking action action_by passed
    image { alt picture { src } }
    products { name slug }
  }
}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraph = (text: string): string => `<p><strong>${escaped(text)}</strong></p>`;

/** What the page shows above the text: required action, sample notice, picture. */
function above(update: FeedUpdate, notice: string): string {
  const { action, action_by: by, passed, breaking, sample, image } = update;
  const kind = breaking ? 'Breaking change. ' : '';
  const alt = image && escaped(image.alt).replaceAll('"', '&quot;');
  return [
    action && by ? paragraph(`${kind}${deadlineWords(passed)} ${formatDay(by)}. ${action}`) : '',
    sample ? paragraph(notice) : '',
    image ? `<p><img src="${image.picture.src}" alt="${alt}"></p>` : '',
  ].join('');
}

/** At noon UTC, the day is the same in every time zone from UTC-12 to UTC+11. */
const noon = (day: string): string => `${day}T12:00:00Z`;

/** An update as both kinds of feeds describe it. Addresses are absolute; times are instants. */
function itemOf(update: FeedUpdate, { brand, updates }: Data) {
  const { title, summary, path, date, changed, breaking, action_by, products, image } = update;
  const url = `${brand.url}${path}`;
  return {
    url,
    title,
    summary,
    published: noon(date),
    modified: noon(changed && changed > date ? changed : date),
    author: `${brand.name} ${nameOf(updates.authors, update.author)}`,
    tags: [
      nameOf(updates.kinds, update.kind),
      ...products.map(({ name }) => name),
      ...(breaking ? ['Breaking change'] : []),
    ],
    image: image ? `${brand.url}${image.picture.src}` : undefined,
    html: feedHtml(above(update, updates.sample_notice) + update.html, url),
    // What programs need to plan for a change.
    change: action_by ? { breaking, action_by } : undefined,
  };
}

type Item = ReturnType<typeof itemOf>;

/** The title of a feed: "Updates: Engineering — Halyard". */
const titleOf = (brand: string, list = ''): string => `Updates${list && `: ${list}`} — ${brand}`;

const jsonFeed = ({ brand, updates: { description } }: Data, items: readonly Item[]): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: titleOf(brand.name),
  description,
  home_page_url: `${brand.url}${updatesPath}`,
  feed_url: `${brand.url}${jsonFeedPath}`,
  icon: `${brand.url}/icons/icon-512.png`,
  favicon: `${brand.url}/icons/icon-192.png`,
  language: 'en-US',
  authors: [{ name: brand.name, url: `${brand.url}/` }],
  items: items.map(({ url, title, summary, published, modified, author, tags, image, html, change }) => ({
    id: url,
    url,
    title,
    summary,
    content_html: html,
    image,
    date_published: published,
    date_modified: modified,
    authors: [{ name: author }],
    tags,
    _change: change,
    language: 'en-US',
  })),
});

type List = { path: string; name?: string; description: string; has: (update: FeedUpdate) => boolean };

/** The lists with a feed. */
const listsOf = ({ updates: { description, kinds }, allProduct }: Data): List[] => [
  { path: updatesPath, description, has: () => true },
  ...kinds.map((kind) => ({
    path: kindPath(kind),
    name: kind.title,
    description: kind.description,
    has: (update: FeedUpdate) => update.kind === kind.id,
  })),
  ...allProduct.nodes.map(({ slug: own, changes }) => ({
    ...changes,
    has: ({ products }: FeedUpdate) => products.some(({ slug }) => slug === own),
  })),
];

/** A feed's dates: of the newest update, and of the last edit. Not of the build: readers would download a feed in which nothing is new. */
function datesOf(items: readonly Item[]) {
  const edits = items.map(({ modified }) => modified).sort();
  const [newest] = items;
  return newest && { pubDate: newest.published, lastBuildDate: edits.at(-1) ?? newest.modified };
}

const rssFeed = ({ brand }: Data, { path, name, description }: List, items: readonly Item[]): string =>
  generateRssFeed({
    title: titleOf(brand.name, name),
    description,
    link: `${brand.url}${path}`,
    language: 'en-us',
    generator: brand.name,
    ...datesOf(items),
    atom: { links: [{ href: `${brand.url}${feedPath(path)}`, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map(({ url, title, summary, published, modified, author, tags, html, change }) => ({
      title,
      description: summary,
      link: url,
      guid: { value: url, isPermaLink: true },
      pubDate: published,
      dc: { creators: [author] },
      categories: [
        ...tags.map((tag) => ({ name: tag })),
        ...(change ? [{ name: change.action_by, domain: 'action_by' }] : []),
      ],
      content: { encoded: html },
      atom: { updated: modified },
    })),
  });

/** The feeds' files. */
export function feedFiles(data: Data): Files {
  const all = data.updateFeed.map((update) => ({ update, item: itemOf(update, data) }));
  const itemsOf = ({ has }: List) =>
    all.flatMap(({ update, item }) => (has(update) ? item : [])).slice(0, feedLength);
  const lists = listsOf(data).map((list) => [
    feedPath(list.path).slice(1),
    rssFeed(data, list, itemsOf(list)),
  ]);
  const items = all.slice(0, feedLength).map(({ item }) => item);
  return { ...Object.fromEntries(lists), [jsonFeedPath.slice(1)]: JSON.stringify(jsonFeed(data, items)) };
}

export const feeds = output<Data>(query, feedFiles);
