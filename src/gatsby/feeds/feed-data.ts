/** What the feeds are made of: one query, and one item for each update. */

import { nameOf } from '../../lib/text/name-of';
import { formatDay } from '../../lib/time/day-format';
import { feedHtml } from './feed-html';
import type { FeedList } from './feed-lists';

type Named = { readonly id: string; readonly name: string };

type FeedUpdate = {
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly path: string;
  readonly html: string;
  readonly kind: string;
  readonly author: string;
  readonly sample: boolean;
  readonly breaking: boolean;
  readonly action: string | null;
  readonly action_by: string | null;
  readonly image: { readonly alt: string; readonly picture: { readonly src: string } } | null;
  readonly products: readonly { readonly name: string }[];
};

export type FeedData = {
  readonly brand: { readonly name: string; readonly url: string };
  readonly updates: {
    readonly title: string;
    readonly description: string;
    readonly sample_notice: string;
    readonly kinds: readonly Named[];
    readonly authors: readonly Named[];
  };
  readonly updateFeed: readonly FeedUpdate[];
};

/** An update as a feed has it. Addresses are full; `date` is an instant. */
export type FeedItem = {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: string | undefined;
  readonly html: string;
};

/** The query for a list. Filters are names of files and ids, which hold no quotes. */
export function feedQuery({ filter }: FeedList): string {
  const given = Object.entries(filter).map(([name, value]) => `${name}: "${value}"`);
  const filters = given.length > 0 ? `(${given.join(', ')})` : '';
  return `query Feed {
    brand { name url }
    updates { title description sample_notice kinds { id name } authors { id name } }
    updateFeed${filters} {
      title summary date path html kind author sample breaking action action_by
      image { alt picture { src } }
      products { name }
    }
  }`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraph = (text: string): string => `<p><strong>${escaped(text)}</strong></p>`;

/** What the page says above the text: what to do by which day, that a story is a sample, the picture. */
function above({ action, action_by: by, breaking, sample, image }: FeedUpdate, notice: string): string {
  const act = action && by ? `${breaking ? 'Breaking change. ' : ''}Act by ${formatDay(by)}. ${action}` : '';
  return [
    act ? paragraph(act) : '',
    sample ? paragraph(notice) : '',
    image
      ? `<p><img src="${image.picture.src}" alt="${escaped(image.alt).replaceAll('"', '&quot;')}"></p>`
      : '',
  ].join('');
}

/** The items of a feed, in the order given. */
export function feedItems({ brand, updates, updateFeed }: FeedData): FeedItem[] {
  return updateFeed.map((update) => {
    const url = `${brand.url}${update.path}`;
    return {
      url,
      title: update.title,
      summary: update.summary,
      // Noon: the day is the same in every time zone from UTC-12 to UTC+11.
      date: `${update.date}T12:00:00Z`,
      author: `${brand.name} ${nameOf(updates.authors, update.author)}`,
      tags: [
        nameOf(updates.kinds, update.kind),
        ...update.products.map(({ name }) => name),
        ...(update.breaking ? ['Breaking change'] : []),
      ],
      image: update.image ? `${brand.url}${update.image.picture.src}` : undefined,
      html: feedHtml(above(update, updates.sample_notice) + update.html, url),
    };
  });
}

/** The title of a feed: "Updates: Engineering — Halyard". */
export const feedTitle = ({ name }: FeedList, brand: string): string =>
  `Updates${name ? `: ${name}` : ''} — ${brand}`;
