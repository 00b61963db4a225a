/** The data of the feeds: one query, and one item per update. */

import { nameOf } from '../../lib/text/entry-name';
import { formatDay } from '../../lib/time/day-format';
import { deadlineWords } from '../../lib/updates/deadline';
import { feedHtml } from './feed-html';
import type { FeedList } from './feed-lists';

type Named = { id: string; name: string };

type FeedUpdate = {
  title: string;
  summary: string;
  date: string;
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
  products: { name: string }[];
};

export type FeedData = {
  brand: { name: string; url: string };
  updates: { title: string; description: string; sample_notice: string; kinds: Named[]; authors: Named[] };
  updateFeed: FeedUpdate[];
};

/** The query for a list. Filters are file names and IDs, which have no quotes. */
export function feedQuery({ filter }: FeedList): string {
  const given = Object.entries(filter).map(([name, value]) => `${name}: "${value}"`);
  const filters = given.length > 0 ? `(${given.join(', ')})` : '';
  return `query Feed {
    brand { name url }
    updates { title description sample_notice kinds { id name } authors { id name } }
    updateFeed${filters} {
      title summary date path html kind author sample breaking action action_by passed
      image { alt picture { src } }
      products { name }
    }
  }`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraph = (text: string): string => `<p><strong>${escaped(text)}</strong></p>`;

/** What the page shows above the text: required action, sample notice, picture. */
function above(
  { action, action_by: by, passed, breaking, sample, image }: FeedUpdate,
  notice: string,
): string {
  const act =
    action && by
      ? `${breaking ? 'Breaking change. ' : ''}${deadlineWords(passed)} ${formatDay(by)}. ${action}`
      : '';
  return [
    act ? paragraph(act) : '',
    sample ? paragraph(notice) : '',
    image
      ? `<p><img src="${image.picture.src}" alt="${escaped(image.alt).replaceAll('"', '&quot;')}"></p>`
      : '',
  ].join('');
}

/** The items of a feed, in the order given. Addresses are absolute; `date` is an instant. */
export function feedItems({ brand, updates, updateFeed }: FeedData) {
  return updateFeed.map((update) => {
    const url = `${brand.url}${update.path}`;
    return {
      url,
      title: update.title,
      summary: update.summary,
      // At noon UTC, the day is the same in every time zone from UTC-12 to UTC+11.
      date: `${update.date}T12:00:00Z`,
      author: `${brand.name} ${nameOf(updates.authors, update.author)}`,
      tags: [
        nameOf(updates.kinds, update.kind),
        ...update.products.map(({ name }) => name),
        ...(update.breaking ? ['Breaking change'] : []),
      ],
      // What readers of data need to plan for a change.
      ...(update.action_by ? { change: { breaking: update.breaking, action_by: update.action_by } } : {}),
      image: update.image ? `${brand.url}${update.image.picture.src}` : undefined,
      html: feedHtml(above(update, updates.sample_notice) + update.html, url),
    };
  });
}

/** The title of a feed: "Updates: Engineering — Halyard". */
export const feedTitle = ({ name }: FeedList, brand: string): string =>
  `Updates${name ? `: ${name}` : ''} — ${brand}`;
