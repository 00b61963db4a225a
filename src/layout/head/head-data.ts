import { alternatePath } from '../../lib/routing/markdown-alternate';
import { feedPath, jsonFeedPath, updatesPath } from '../../lib/updates/update-addresses';
import { canonicalOf, titleOf } from './page-identity';
import type { StructuredInput } from './structured/structured-data';
import type { Subject } from './structured/subject';

/** The page head as data: defaults merged with what a page says. Pure; rendered by Head.tsx. */

/** What a page says about itself. Title and description are words for readers. */
export type PageMeta = {
  title?: string;
  description?: string;
  /** What it is about, for machines. */
  subject?: Subject;
  /** The pages before and after it in a list of pages. */
  beside?: { newer: string | undefined; older: string | undefined };
  /** Feeds beside that of all updates: of which lists, by their paths, with what they are called. */
  feeds?: readonly { readonly list: string; readonly name: string }[];
  /** It lists all updates, of which there is a JSON Feed, too. */
  jsonFeed?: boolean;
  /** Where the page is found, when it is shown at other addresses too. */
  path?: string;
  /** The page is no search result: it is not found, or it failed. */
  noIndex?: boolean;
};

/** What the head needs to know of the site. `socialCard` is a path on this site. */
export type HeadDefaultsData = {
  brand: {
    readonly name: string;
    readonly url: string;
    readonly default_title: string;
    readonly default_description: string;
    readonly structured_description: string;
  };
  socialCard: string;
  /** The way to the page, where it has one. */
  breadcrumbs?: StructuredInput['crumbs'];
};

/** Everything the head holds. */
export type HeadData = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  link: { rel: string; href: string; type?: string; title?: string; sizes?: string }[];
  structured: StructuredInput;
};

/**
 * The same page for tools that read Markdown. react-helmet takes links for the same by the last of their "href" and "rel":
 * with "rel" last this one replaces that of the page before, while the feed, with "href" last, stays beside it.
 */
const markdownTwin = (canonical: string) => ({
  href: alternatePath(new URL(canonical).pathname),
  rel: 'alternate',
  type: 'text/markdown',
});

function openGraphType({ subject }: PageMeta): HeadData['meta'] {
  if (subject?.kind !== 'update') return [{ property: 'og:type', content: 'website' }];
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: subject.published },
  ];
}

type Link = HeadData['link'][number];

/** The feeds: that of all updates on every page, then those of the lists that the page belongs to. */
function feedLinks(brand: string, { feeds = [], jsonFeed = false }: PageMeta): Link[] {
  const rss = (list: string, title: string): Link => ({
    rel: 'alternate',
    href: feedPath(list),
    type: 'application/rss+xml',
    title,
  });
  return [
    rss(updatesPath, `${brand} updates`),
    ...feeds.map(({ list, name }) => rss(list, `${brand} updates: ${name}`)),
    ...(jsonFeed
      ? [
          {
            rel: 'alternate',
            href: jsonFeedPath,
            type: 'application/feed+json',
            title: `${brand} updates`,
          },
        ]
      : []),
  ];
}

/** The pages before and after in a list, with "rel" last as above. */
const besideLinks = ({ beside }: PageMeta): Link[] => [
  ...(beside?.newer ? [{ href: beside.newer, rel: 'prev' }] : []),
  ...(beside?.older ? [{ href: beside.older, rel: 'next' }] : []),
];

/**
 * Merges the site's defaults with a page's own words.
 * @param pathname of the page, without origin
 */
export function headOf(
  data: HeadDefaultsData,
  page: PageMeta,
  pathname: string,
  themeColor: string,
): HeadData {
  const { brand, socialCard } = data;
  const title = titleOf(page.title ?? brand.default_title, brand.name);
  const description = page.description ?? brand.default_description;
  const canonical = canonicalOf(brand.url, pathname);
  const image = `${brand.url}${socialCard}`;
  return {
    title,
    meta: [
      { name: 'description', content: description },
      { name: 'theme-color', content: themeColor },
      ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...openGraphType(page),
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.noIndex ? `${brand.name}: ${brand.default_title}` : title },
      // Of title, description and picture those of Open Graph are taken where a card has none of its own.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    link: [
      { rel: 'canonical', href: canonical },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...feedLinks(brand.name, page),
      ...besideLinks(page),
      ...(page.noIndex ? [] : [markdownTwin(canonical)]),
    ],
    structured: {
      brand,
      title: page.title ?? brand.default_title,
      description,
      canonical,
      image,
      crumbs: page.noIndex ? [] : (data.breadcrumbs ?? []),
      subject: page.subject,
    },
  };
}
